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
    let style = Thread.isMainThread ? ask() : Dispatch.DispatchQueue.main.sync { ask() }
    known.withLock { $0 = style }
    return style
  }

  private func ask() -> UIModalPresentationStyle {
    MainActor.assumeIsolated {
      make(UIViewController(nibName: nil, bundle: nil)).modalPresentationStyle
    }
  }
}
