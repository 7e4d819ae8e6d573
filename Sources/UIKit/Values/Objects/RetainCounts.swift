// How often objects are kept, which libraries ask for to see whether somebody else keeps one.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// How often an object is kept: of use where it is compared with another count alone.
///
/// Differs from Apple's systems: Swift's own runtime counts, so that figures are others. (Inferred.)
///
/// - Parameter cf: The object; none counts 0.
public func CFGetRetainCount(_ cf: AnyObject!) -> Int {
  cf.map { Int(_getRetainCount($0)) } ?? 0
}
