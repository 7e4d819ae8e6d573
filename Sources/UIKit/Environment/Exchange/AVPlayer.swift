public import Foundation

// Names of Apple's players, since libraries show films by them; nothing is played here.

/// What plays a film; kept as a value.
open class AVPlayer: NSObject, @unchecked Sendable {
  /// Where the film is.
  private let url: URL?
  /// How fast it is played.
  open var rate: Float = 0
  /// How loud it is.
  open var volume: Float = 1
  open var isMuted = false

  public override init() {
    url = nil
    super.init()
  }

  public init(url URL: URL) {
    url = URL
    super.init()
  }

  open func play() { rate = 1 }
  open func pause() { rate = 0 }
}

/// A screen that shows a film; it shows nothing here.
@preconcurrency @MainActor open class AVPlayerViewController: UIViewController {
  /// What plays the film.
  open var player: AVPlayer?
  /// Whether there are buttons for it.
  open var showsPlaybackControls = true
  open var entersFullScreenWhenPlaybackBegins = false
  open var exitsFullScreenWhenPlaybackEnds = false
  open var allowsPictureInPicturePlayback = true
}
