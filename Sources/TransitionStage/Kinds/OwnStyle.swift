import Dispatch
import Foundation
import Synchronization
import UIKit

/// The style of presentation that a screen has when it is made.
///
/// Nobody knows it before one is made. That is done once, when somebody first asks.
final class OwnStyle: Sendable {
  private let make: Subject.MakeScreen
  private let known = Mutex<UIModalPresentationStyle?>(nil)

  init(of make: @escaping Subject.MakeScreen) {
    self.make = make
  }

  var style: UIModalPresentationStyle {
    if let style = known.withLock(\.self) { return style }
    let style = Self.isOnMainQueue ? ask() : Dispatch.DispatchQueue.main.sync { ask() }
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
