import Foundation

/// The letters of a text as a string that can be changed, whose changes the text makes and tells of.
final class StorageLetters: NSMutableString {
  private var storage = NSTextStorage()

  convenience init(_ storage: NSTextStorage) {
    self.init(capacity: 0)
    self.storage = storage
  }

  private var letters: NSString { storage.string as NSString }

  override var length: Int { letters.length }
  override func character(at index: Int) -> unichar { letters.character(at: index) }
  override func replaceCharacters(in range: NSRange, with aString: String) {
    storage.replaceCharacters(in: range, with: aString)
  }

  // Nobody makes one of these, and a string is refused without them.

  required init?(coder aDecoder: NSCoder) { nil }
  required init(capacity: Int) { super.init(capacity: capacity) }
  required init(string aString: String) { super.init(string: aString) }
  required init(characters: UnsafePointer<unichar>, length: Int) {
    super.init(characters: characters, length: length)
  }
  required convenience init(extendedGraphemeClusterLiteral value: StaticString) {
    self.init(string: "\(value)")
  }
  required convenience init(unicodeScalarLiteral value: StaticString) {
    self.init(string: "\(value)")
  }
  required init(stringLiteral value: StaticString) { super.init(string: "\(value)") }
}
