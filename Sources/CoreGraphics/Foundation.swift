// Points, sizes, rectangles and `CGFloat` are Foundation's on Linux; who imports this module has them.

@_exported public import Foundation

/// A stretch of time in seconds.
public typealias CFTimeInterval = Double

/// A moment as seconds since the reference date.
public typealias CFAbsoluteTime = CFTimeInterval
