import UIKit

/// Hears of what a glissade shows.
@objc public protocol GlissadeDelegate: NSObjectProtocol {
  /// A screen is about to slide in.
  @objc optional func glissade(_ glissade: Glissade, willSlideTo viewController: UIViewController)
  /// Whether a finger may pull the top screen away; it may where nobody says.
  @objc optional func glissadeShouldBeginPull(_ glissade: Glissade) -> Bool
}
