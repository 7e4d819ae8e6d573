import Foundation

/// What the system says by a number.
package enum SystemError {
  /// The number in words, which begin with a small letter.
  ///
  /// - Parameter code: The number, as `errno` has it.
  package static func words(_ code: Int32) -> String {
    let words = String(cString: strerror(code))
    let isAbbreviation = words.prefix(2).allSatisfy(\.isUppercase)
    return isAbbreviation ? words : words.prefix(1).lowercased() + words.dropFirst()
  }
}
