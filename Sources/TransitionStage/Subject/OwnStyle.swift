import Dispatch
import Foundation
import Synchronization
import UIKit

/// The style of presentation that a screen has when it is made.
///
/// Nobody knows it before one is made. That is done once, when somebody first asks.
package final class OwnStyle: Sendable {
  private let make: @MainActor @Sendable (UIViewController) -> UIViewController
  private let known = Mutex<UIModalPresentationStyle?>(nil)
  private let elsewhere = Mutex<(@Sendable () -> Int?)?>(nil)

  /// - Parameter make: makes a screen for the controller that is to present it.
  init(of make: @escaping @MainActor @Sendable (UIViewController) -> UIViewController) {
    self.make = make
  }

  /// Has somebody else make a screen: one that ends the process that makes it is not to end this one.
  ///
  /// - Parameter other: says the raw value of the style; none where no screen can be made. Then it is taken for
  ///   the one that a controller has of itself, and what is wrong shows in each case.
  package func ask(_ other: @escaping @Sendable () -> Int?) {
    elsewhere.withLock { $0 = other }
  }

  /// The raw value of the style.
  package var rawValue: Int { style.rawValue }

  var style: UIModalPresentationStyle {
    if let style = known.withLock(\.self) { return style }
    let style: UIModalPresentationStyle
    if let ask = elsewhere.withLock(\.self) {
      style = ask().flatMap(UIModalPresentationStyle.init) ?? .automatic
    } else {
      style = Self.isOnMainQueue ? ask() : Dispatch.DispatchQueue.main.sync { ask() }
    }
    known.withLock { $0 = style }
    return style
  }

  /// Whether the main queue runs this: on the main thread, or where that has left it to others on another.
  private static var isOnMainQueue: Bool {
    Thread.isMainThread || Dispatch.DispatchQueue.getSpecific(key: mark) != nil
  }

  /// What the main queue is known by.
  private static let mark = {
    let mark = DispatchSpecificKey<Void>()
    Dispatch.DispatchQueue.main.setSpecific(key: mark, value: ())
    return mark
  }()

  private func ask() -> UIModalPresentationStyle {
    MainActor.assumeIsolated {
      make(UIViewController(nibName: nil, bundle: nil)).modalPresentationStyle
    }
  }
}
