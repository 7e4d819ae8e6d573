/// Files for modules that are not there, which nobody needs but files of the same kind.
struct NeedlessFiles {
  let paths: [String]

  /// Chooses them.
  ///
  /// Files may need each other: what the compiler refuses goes together with whoever needs it, unless
  /// somebody does who stays.
  ///
  /// - Parameters:
  ///   - sources: the files that there are.
  ///   - refused: the ones in which the compiler found errors.
  ///   - orphans: the ones that would import a module that is not there.
  init(among sources: [ParsedSource], refused: Set<String>, orphans: Set<String>) {
    let names = Dictionary(
      sources.filter { orphans.contains($0.path) }.map { ($0.path, DeclaredNames($0)) },
      uniquingKeysWith: { first, _ in first })
    var spare = sources.filter { names[$0.path] != nil }
    var count: Int
    repeat {
      count = spare.count
      let staying = sources.filter { source in !spare.contains { $0.path == source.path } }
      spare.removeAll { names[$0.path]?.areUsed(in: staying) ?? true }
    } while spare.count < count
    guard spare.count < sources.count else {
      paths = []
      return
    }
    var going = spare.filter { refused.contains($0.path) }
    repeat {
      count = going.count
      let paths = going.map(\.path)
      going += spare.filter { other in
        !paths.contains(other.path)
          && paths.contains { names[$0]?.areUsed(in: [other]) ?? false }
      }
    } while going.count > count
    paths = going.map(\.path)
  }
}
