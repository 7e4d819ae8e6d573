import ConformanceDocuments
import TransitionCertification

/// What fingers of a walk do, two of which may be on the screen.
extension Walk {
  /// Where fingers come down: at the left edge, in the middle, high and low on the screen.
  private static let beginnings = [
    CGPoint(x: 2, y: 400), CGPoint(x: 190, y: 300), CGPoint(x: 190, y: 100),
    CGPoint(x: 300, y: 700),
  ]
  /// The finger that taps, and is gone at once.
  private static let tapping = 2

  func touch(_ step: WalkStep) {
    switch step {
    case .fingerDown:
      guard let finger = [0, 1].first(where: { fingers[$0] == nil }),
        let point = Self.beginnings.randomElement(using: &numbers)
      else { return }
      fingers[finger] = point
      host.touch(.down(at: point), finger: finger)
    case .fingerMove:
      guard let (finger, place) = anyFinger else { return }
      let isAtEdge = place.y == Self.beginnings[0].y
      let distance = CGFloat.random(in: -60...200, using: &numbers)
      let next = CGPoint(
        x: place.x + (isAtEdge ? distance : 0), y: place.y + (isAtEdge ? 0 : distance))
      fingers[finger] = next
      host.touch(.move(to: next), finger: finger)
    default:
      guard let (finger, _) = anyFinger else { return }
      fingers[finger] = nil
      let isTaken = Int.random(in: 0..<4, using: &numbers) == 0
      host.touch(isTaken ? .cancel : .up, finger: finger)
    }
  }

  private var anyFinger: (Int, CGPoint)? {
    let held = fingers.keys.sorted()
    return held.randomElement(using: &numbers).flatMap { finger in
      fingers[finger].map { (finger, $0) }
    }
  }

  /// Takes all fingers from the screen.
  func liftFingers() {
    for finger in fingers.keys.sorted() { host.touch(.up, finger: finger) }
    fingers = [:]
  }

  /// Taps the middle of a view.
  func tap(_ view: UIView) {
    let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window)
    host.touch(.down(at: place), finger: Self.tapping)
    host.touch(.up, finger: Self.tapping)
  }
}
