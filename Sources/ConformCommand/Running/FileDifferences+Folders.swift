package import TransitionCertification

extension FileDifferences {
  /// Compares two folders, file by file.
  ///
  /// - Throws: That a file or a folder cannot be read.
  package mutating func compare(
    _ old: TracesFolder, _ new: TracesFolder
  ) throws(CommandFailure) {
    let oldFiles = Set(try InputFile.files(in: old))
    let newFiles = Set(try InputFile.files(in: new))
    let all = oldFiles.union(newFiles).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    for file in all {
      if !newFiles.contains(file) {
        note(file, onlyIn: old.path)
      } else if !oldFiles.contains(file) {
        note(file, onlyIn: new.path)
      } else {
        try compare(old.file(file), new.file(file), golden: file)
      }
    }
  }
}
