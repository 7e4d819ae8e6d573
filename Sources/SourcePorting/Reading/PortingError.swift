/// Why a library was not ported at all.
public enum PortingError: Error, Equatable, Sendable {
  /// There is no such folder.
  case missingFolder(String)
  /// No Swift file is a part of the library.
  case noSources(String)
  /// The result would lie in the folder that is ported.
  case targetInside(target: String, folder: String)
  /// There is something in the way that porting did not put there.
  case occupied(String)
  case unreadable(file: String, reason: String)
  case unwritable(file: String, reason: String)
}

extension PortingError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .missingFolder(let path): "there is no folder '\(path)'"
    case .noSources(let path): "found no Swift sources of a library in '\(path)'"
    case .targetInside(let target, let folder):
      "nothing is written: '\(target)' lies in '\(folder)', which is only read"
    case .occupied(let path):
      "nothing is written: '\(path)' holds something, and no port.json that says it came from here"
    case .unreadable(let file, let reason): "cannot read \(file): \(reason)"
    case .unwritable(let file, let reason): "cannot write \(file): \(reason)"
    }
  }
}

extension PortingError {
  /// What the end of the command says: 2 for what cannot be read, 3 for what is not written.
  public var exitStatus: Int32 {
    switch self {
    case .missingFolder, .noSources, .unreadable: 2
    case .targetInside, .occupied, .unwritable: 3
    }
  }
}
