//! Parts of a position that every rule reads and only the doors of a book write.

/// Declares such a part: `guarded! { /// … Guarded, opened by pub(super) }`. The field is private to the module in which it is
/// declared, and so a rule that writes past that module does not compile; a book shows it with tests of its own.
#[macro_export]
macro_rules! guarded {
    ($(#[$about:meta])* $name:ident, opened by $door:vis) => {
        $(#[$about])*
        #[derive(Clone, Debug, Default, PartialEq, Eq, ::serde::Serialize, ::serde::Deserialize)]
        #[serde(transparent)]
        pub struct $name<T>(T);

        impl<T> $name<T> {
            $door const fn open(&mut self) -> &mut T {
                &mut self.0
            }
        }

        impl<T> ::std::ops::Deref for $name<T> {
            type Target = T;

            #[inline]
            fn deref(&self) -> &T {
                &self.0
            }
        }

        impl<'a, T> IntoIterator for &'a $name<T>
        where
            &'a T: IntoIterator,
        {
            type Item = <&'a T as IntoIterator>::Item;
            type IntoIter = <&'a T as IntoIterator>::IntoIter;

            fn into_iter(self) -> Self::IntoIter {
                (&self.0).into_iter()
            }
        }
    };
}
