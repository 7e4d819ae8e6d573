// How often objects are kept, which libraries ask for to see whether somebody else keeps one.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// How often an object is kept, as the runtime counts it: of use where it is compared with another count alone.
public func CFGetRetainCount(_ cf: AnyObject!) -> Int {
  cf.map { Int(_getRetainCount($0)) } ?? 0
}
