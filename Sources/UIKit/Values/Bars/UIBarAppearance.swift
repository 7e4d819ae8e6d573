import CoreGraphics
public import Foundation

/// How a bar looks; kept, for no bar is drawn here.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, NSCopying {
  /// The kind of device that it is for.
  public final let idiom: UIUserInterfaceIdiom
  /// The blur behind; the system's at first.
  open var backgroundEffect: UIBlurEffect?
  /// The colour above the blur.
  open var backgroundColor: UIColor?
  /// The picture above the colour.
  open var backgroundImage: UIImage?
  /// How the picture fills the bar.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The shadow's colour.
  open var shadowColor: UIColor?
  /// The shadow's picture.
  open var shadowImage: UIImage?

  /// Makes the system's look for a kind of device.
  public required init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    configureWithDefaultBackground()
  }

  /// Makes the system's look for this device.
  public convenience override init() {
    self.init(idiom: UIDevice.current.userInterfaceIdiom)
  }

  /// Makes a look with the background of another.
  public required init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    super.init()
    takeBackground(of: barAppearance)
  }

  public required init?(coder: NSCoder) {
    idiom = .unspecified
    super.init()
    configureWithDefaultBackground()
  }

  /// Makes the background the system's.
  open func configureWithDefaultBackground() {
    clearBackground()
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    shadowColor = UIColor(white: 0, alpha: 0.3)
  }

  /// Makes the background one through which nothing shines.
  open func configureWithOpaqueBackground() {
    clearBackground()
    backgroundColor = .systemBackground
    shadowColor = UIColor(white: 0, alpha: 0.3)
  }

  /// Takes background and shadow away.
  open func configureWithTransparentBackground() { clearBackground() }

  private func clearBackground() {
    backgroundEffect = nil
    backgroundColor = nil
    backgroundImage = nil
    shadowColor = nil
    shadowImage = nil
  }

  private func takeBackground(of other: UIBarAppearance) {
    backgroundEffect = other.backgroundEffect
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

  /// Gives a new look all that this one has beside its background.
  func fill(_ copy: UIBarAppearance) {}

  private func duplicate() -> Any {
    let copy = Self(barAppearance: self)
    fill(copy)
    return copy
  }

  /// Makes another look that is the same.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { HandedOver(duplicate()) }.value
  }
}

/// A value that leaves the main actor with whoever asked for it.
struct HandedOver: @unchecked Sendable {
  let value: Any

  init(_ value: Any) {
    self.value = value
  }
}
