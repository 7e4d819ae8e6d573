public import Foundation

// Names of Apple's players, since libraries show films by them; nothing is played here.

/// What plays a film; kept as a value.
open class AVPlayer: NSObject, @unchecked Sendable {
  /// Whether a player can play.
  public enum Status: Int, Sendable { case unknown = 0, readyToPlay, failed }

  /// The film that is played.
  open private(set) var currentItem: AVPlayerItem?
  /// How fast it is played.
  open var rate: Float = 0
  /// How loud it is.
  open var volume: Float = 1
  open var isMuted = false
  /// Whether the film can be played; nothing is loaded here, so it stays unknown.
  open var status: Status { .unknown }
  /// Where in the film the player is.
  private var time = CMTime.zero

  public override init() { super.init() }

  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

  public init(playerItem item: AVPlayerItem?) {
    currentItem = item
    super.init()
  }

  open func play() { rate = 1 }
  open func pause() { rate = 0 }

  /// Plays another film from now on.
  open func replaceCurrentItem(with item: AVPlayerItem?) {
    currentItem = item
    time = .zero
  }

  /// Where in the film the player is: where it was last sent, since nothing goes on here.
  open func currentTime() -> CMTime { time }

  /// Goes to a place in the film.
  open func seek(to time: CMTime) { self.time = time }

  /// Goes to a place in the film, and says so.
  open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    self.time = time
    completionHandler(true)
  }

  /// Would call a block while the film goes on; nothing goes on here, so it is never called.
  ///
  /// - Returns: What ends it.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?,
    using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any { NSObject() }

  /// Ends the calls of a block.
  open func removeTimeObserver(_ observer: Any) {}
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
