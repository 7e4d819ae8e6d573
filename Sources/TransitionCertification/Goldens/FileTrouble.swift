import Foundation

/// Why a file could not be read or written.
public struct FileTrouble: Error, Sendable, Equatable {
  /// The path as it was asked for.
  public let path: String
  /// Why it cannot be used.
  public let reason: Reason

  /// Why a file could not be read or written.
  public enum Reason: Sendable, Equatable {
    case isMissing, isFolder, isNoFile, isForbidden, cannotBeMade
    /// A link where only files and folders may be.
    case isLink
    /// A pipe into which nobody writes.
    case hasNoWriter
    /// The volume takes no writing, or is full.
    case takesNothing
    /// Anything else, by the number that the system gives it.
    case other(Int32)
  }

  init(_ path: String, _ reason: Reason) {
    self.path = path
    self.reason = reason
  }

  init(_ path: String, _ code: Int32) {
    let reason: Reason =
      switch code {
      case ENOENT, ENOTDIR: .isMissing
      case EISDIR: .isFolder
      case EACCES, EPERM: .isForbidden
      case EROFS, ENOSPC: .takesNothing
      default: .other(code)
      }
    self.init(path, reason)
  }
}

extension FileTrouble.Reason: CustomStringConvertible {
  public var description: String {
    switch self {
    case .isMissing: "there is no such file"
    case .isFolder: "it is a folder"
    case .isNoFile: "it is no ordinary file"
    case .isForbidden: "access is not permitted"
    case .cannotBeMade: "the folder cannot be made"
    case .isLink: "it is a link, and goldens are files in folders"
    case .hasNoWriter: "nobody writes into this pipe"
    case .takesNothing: "the volume takes no writing"
    case .other(let code): SystemError.words(code)
    }
  }
}

extension FileTrouble: CustomStringConvertible {
  public var description: String { "\(path): \(reason)" }
}
