import Foundation

/// What controllers and views of a storyboard are made with; there is nothing in it, and it keeps nothing.
///
/// Foundation's class leaves every question to its subclasses, and stops at one that has no answer.
final class StoryboardCoder: NSCoder {
  override var allowsKeyedCoding: Bool { true }
  override var allowedClasses: [AnyClass]? { nil }
  override var decodingFailurePolicy: NSCoder.DecodingFailurePolicy { .setErrorAndReturn }
  override var error: Error? { nil }
  override func failWithError(_ error: Error) {}
  override func version(forClassName className: String) -> Int { NSNotFound }

  // MARK: - Nothing is found

  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject() -> Any? { nil }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeInt64(forKey key: String) -> Int64 { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
  // A place that is read into stays as it is.
  override func decodeValue(ofObjCType type: UnsafePointer<Int8>, at data: UnsafeMutableRawPointer)
  {}
  override func decodeData() -> Data? { nil }
  override func decodePropertyList() -> Any? { nil }
  override func decodePropertyList(forKey key: String) -> Any? { nil }
  override func withDecodedUnsafeBufferPointer<ResultType>(
    forKey key: String, body: (UnsafeBufferPointer<UInt8>?) throws -> ResultType
  ) rethrows -> ResultType { try body(nil) }

  // MARK: - Nothing is kept

  override func encodeValue(ofObjCType type: UnsafePointer<Int8>, at addr: UnsafeRawPointer) {}
  override func encode(_ data: Data) {}
  override func encode(_ object: Any?) {}
  override func encodeRootObject(_ rootObject: Any) {}
  override func encode(_ objv: Any?, forKey key: String) {}
  override func encodeConditionalObject(_ objv: Any?, forKey key: String) {}
  override func encode(_ boolv: Bool, forKey key: String) {}
  override func encode(_ intv: Int32, forKey key: String) {}
  override func encode(_ intv: Int64, forKey key: String) {}
  override func encode(_ intv: Int, forKey key: String) {}
  override func encode(_ realv: Float, forKey key: String) {}
  override func encode(_ realv: Double, forKey key: String) {}
  override func encodeBytes(_ bytesp: UnsafePointer<UInt8>?, length lenv: Int, forKey key: String) {
  }
}
