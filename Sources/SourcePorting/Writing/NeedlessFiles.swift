import SwiftSyntax

/// Files for modules that are not there, with what serves them alone.
struct NeedlessFiles {
  let paths: [String]

  /// Chooses them.
  ///
  /// As many go as nobody needs who stays. A file for no such module goes only where something that goes needs
  /// it: what the library shows the world is needed by none of its files, and stays.
  ///
  /// - Parameters:
  ///   - sources: the files that there are.
  ///   - refused: the ones in which the compiler found errors.
  ///   - orphans: the ones that would import a module that is not there.
  init(among sources: [ParsedSource], refused: Set<String>, orphans: Set<String>) {
    guard !refused.isDisjoint(with: orphans) else {
      paths = []
      return
    }
    let users = Self.users(in: sources)
    var spare = Self.closure(of: orphans, users)
    var count: Int
    repeat {
      count = spare.count
      let needed = Set(users.filter { !$0.value.isDisjoint(with: spare) }.keys)
      spare = spare.filter { path in
        users[path, default: []].isSubset(of: spare)
          && (orphans.contains(path) || needed.contains(path))
      }
    } while spare.count < count
    guard spare.count < sources.count else {
      paths = []
      return
    }
    // Only what the refused ones drag along.
    paths = Self.closure(of: refused.intersection(orphans).intersection(spare), users).sorted()
  }

  /// Files, and all that need them.
  private static func closure(
    of files: Set<String>, _ users: [String: Set<String>]
  ) -> Set<String> {
    var found = files
    var waiting = Array(files)
    while let next = waiting.popLast() {
      for user in users[next, default: []] where found.insert(user).inserted {
        waiting.append(user)
      }
    }
    return found
  }

  /// Which other files name what each one declares.
  private static func users(in sources: [ParsedSource]) -> [String: Set<String>] {
    var owners: [String: Set<String>] = [:]
    for source in sources {
      for name in DeclaredNames(source).names { owners[name, default: []].insert(source.path) }
    }
    var users: [String: Set<String>] = [:]
    for source in sources {
      for token in source.tree.tokens(viewMode: .sourceAccurate) {
        guard case .identifier(let name) = token.tokenKind else { continue }
        for owner in owners[name, default: []] where owner != source.path {
          users[owner, default: []].insert(source.path)
        }
      }
    }
    return users
  }
}
