// Fonts that an app brings; there are no letters here, so that none is ever made.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

public typealias CFData = NSData
public typealias CFError = NSError
public typealias CFURL = NSURL
public typealias CFString = NSString

/// Where data come from.
public final class CGDataProvider {
  /// The data.
  public let data: CFData?

  public init?(data: CFData) {
    self.data = data
  }

  /// Reads nothing: files are not read.
  public init?(url: CFURL) { return nil }
}

/// A font of an app's own.
public final class CGFont {
  /// The name in PostScript.
  public var postScriptName: CFString? { nil }

  /// Makes nothing: there are no letters.
  public init?(_ provider: CGDataProvider) { return nil }
  /// Makes nothing: there are no letters.
  public init?(_ name: CFString) { return nil }
}

/// How long a font is known.
public enum CTFontManagerScope: UInt32, Sendable {
  case none = 0
  case process = 1
  case persistent = 2
  case session = 3
}

/// Makes a font known; none is, and it says so.
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { false }

/// Makes the fonts of a file known; none is, and it says so.
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { false }
