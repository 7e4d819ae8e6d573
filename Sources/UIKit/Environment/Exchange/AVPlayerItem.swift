// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// What a film is made of; kept as a value.
open class AVAsset: NSObject, @unchecked Sendable {
  /// How long it lasts; nobody loads it here, so there is no telling.
  open var duration: CMTime { .indefinite }
}

/// A film that lies somewhere.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// Where it lies.
  public let url: URL

  public init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
    super.init()
  }
}

/// A film as a player plays it.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  /// What the film is made of.
  public let asset: AVAsset
  /// How long it lasts; it is indefinite until the film is loaded, which nobody does here.
  open var duration: CMTime { asset.duration }

  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }
}

extension NSNotification.Name {
  /// A film has come to its end; none does here.
  public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
}
