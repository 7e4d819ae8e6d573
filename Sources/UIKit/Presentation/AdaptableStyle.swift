import UIKitSemantics

/// The style of a presentation, which may become another one than it was asked for under.
struct AdaptableStyle {
  private(set) var style: PresentationStyle
  /// The style by UIKit's name.
  private(set) var publicStyle: UIModalPresentationStyle
  private let own: (style: PresentationStyle, publicStyle: UIModalPresentationStyle)

  /// - Parameter asked: the style that it was asked for under.
  init(_ asked: UIModalPresentationStyle) {
    own = (PresentationStyle(asked), asked)
    (style, publicStyle) = own
  }

  /// Whether the style is another one than it was asked for under.
  var hasAdapted: Bool { style != own.style }

  /// Takes on the style that somebody wants it to have, as far as its own allows that.
  mutating func take(_ answer: UIModalPresentationStyle) {
    style = own.style.adapted(to: answer == .none ? nil : PresentationStyle(answer))
    publicStyle = hasAdapted ? answer : own.publicStyle
  }
}
