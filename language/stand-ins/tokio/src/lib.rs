//! Stand-in for `tokio`: the few names that `tremor-common` mentions. Files that are
//! opened asynchronously belong to connectors, which the language crate has not;
//! nothing here is ever called.

pub mod fs {
    use std::{
        io::Result,
        path::{Path, PathBuf},
    };

    pub struct File(#[allow(dead_code)] std::fs::File);

    pub struct OpenOptions(std::fs::OpenOptions);

    impl OpenOptions {
        pub async fn open<P: AsRef<Path>>(&self, path: P) -> Result<File> {
            self.0.open(path).map(File)
        }
    }

    impl File {
        pub async fn open<P: AsRef<Path>>(path: P) -> Result<File> {
            std::fs::File::open(path).map(File)
        }

        pub async fn create<P: AsRef<Path>>(path: P) -> Result<File> {
            std::fs::File::create(path).map(File)
        }
    }

    pub async fn canonicalize<P: AsRef<Path>>(path: P) -> Result<PathBuf> {
        std::fs::canonicalize(path)
    }

    pub async fn read<P: AsRef<Path>>(path: P) -> Result<Vec<u8>> {
        std::fs::read(path)
    }

    pub async fn read_to_string<P: AsRef<Path>>(path: P) -> Result<String> {
        std::fs::read_to_string(path)
    }
}
