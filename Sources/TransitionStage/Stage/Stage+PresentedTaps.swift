package import AppearanceTrace
package import UIKit

/// Taps on what is presented, and beside it.
extension Stage {
  /// What is done where somebody only wants to be told.
  private static let nothing: (@MainActor () -> Void)? = {}

  /// How thick the room beside what is presented has to be for a finger, in points. (The number is ours.)
  private static let fingerRoom: CGFloat = 44

  /// Taps once, and lets the scene come to rest.
  ///
  /// Where there is no room beside what is presented, nobody taps, then or later, so that the taps of a trace are the
  /// script's first ones. In the reference, where nothing
  /// follows taps, what is presented goes as it did in the trace that is compared.
  ///
  /// - Parameters:
  ///   - place: where the finger taps.
  ///   - target: finds the controller that is presented, which is not kept meanwhile.
  package func tap(_ place: Call.TapPlace, _ target: () -> UIViewController?) {
    if subject.isReference {
      if let controller = target() { follow(tapOn: controller) }
    } else if let (name, point) = self.point(of: place, on: target()) {
      send(
        .down(at: point), as: .gestureBegan, [Call.Argument("tap", word: place.rawValue)], to: name)
      send(.up, as: .gestureEnded, to: name)
    }
    rest()
  }

  /// Whether a finger beside what is presented reaches a view of who presents it, as something hands it on; none where
  /// it has no room.
  ///
  /// A container that no finger reaches hands nothing on: it has lost its touches.
  package func isTouchedBehind(_ controller: UIViewController) -> Bool? {
    guard let (_, point) = point(of: .beside, on: controller),
      let container = controller.presentationController?.containerView,
      let presenter = controller.presentingViewController?.viewIfLoaded
    else { return nil }
    let isReachable = sequence(first: container, next: \.superview).allSatisfy {
      $0.isUserInteractionEnabled && !$0.isHidden && $0.alpha > Self.leastTouchableAlpha
    }
    return isReachable
      && window.hitTest(point, with: nil)?.isDescendant(of: presenter) ?? false
  }

  /// Views of no more opacity than this get no touches, as `hitTest(_:with:)` has it.
  private static let leastTouchableAlpha = 0.01

  private func follow(tapOn controller: UIViewController) {
    guard let closing = installer.closingOfNextTap() else { return }
    let end = closing.tellsEnd ? Self.nothing : nil
    act { dismiss(controller, animated: closing.isAnimated, then: end) }
  }

  /// The name of a controller, and where a finger taps; none where it has no room.
  private func point(
    of place: Call.TapPlace, on controller: UIViewController?
  ) -> (name: String, point: CGPoint)? {
    guard hasRoomBeside, let controller, let presentation = controller.presentationController,
      let container = presentation.containerView,
      let view = presentation.presentedView ?? controller.viewIfLoaded,
      let room = room(beside: self.place(of: view), in: self.place(of: container))
    else {
      hasRoomBeside = false
      return nil
    }
    let area = place == .beside ? room : self.place(of: view).intersection(window.bounds)
    return (recorder.name(controller), CGPoint(x: area.midX, y: area.midY))
  }

  /// The largest strip of a container on one of the sides of what lies in it, as far as the window is the app's;
  /// none where it is too thin for a finger.
  private func room(beside card: CGRect, in container: CGRect) -> CGRect? {
    let area = container.intersection(window.bounds.inset(by: window.safeAreaInsets))
    let strips = [
      CGRect(x: area.minX, y: area.minY, width: card.minX - area.minX, height: area.height),
      CGRect(x: card.maxX, y: area.minY, width: area.maxX - card.maxX, height: area.height),
      CGRect(x: area.minX, y: area.minY, width: area.width, height: card.minY - area.minY),
      CGRect(x: area.minX, y: card.maxY, width: area.width, height: area.maxY - card.maxY),
    ]
    return strips.filter { min($0.size.width, $0.size.height) >= Self.fingerRoom }
      .max { $0.width * $0.height < $1.width * $1.height }
  }
}
