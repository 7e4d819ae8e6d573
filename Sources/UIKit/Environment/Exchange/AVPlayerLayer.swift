public import QuartzCore

/// A layer that shows a film; it shows nothing here.
open class AVPlayerLayer: CALayer {
  /// What plays the film.
  open var player: AVPlayer?
  /// How the film fills the layer.
  open var videoGravity = AVLayerVideoGravity.resizeAspect

  /// Makes a layer for a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}

/// How a film fills a layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The whole film, in its proportions.
  public static let resizeAspect = Self(rawValue: "AVLayerVideoGravityResizeAspect")
  /// The whole layer, in the film's proportions.
  public static let resizeAspectFill = Self(rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// The whole layer, in whatever proportions.
  public static let resize = Self(rawValue: "AVLayerVideoGravityResize")
}
