/// What two fingers do is followed from where they came down, and recognized once they moved enough.
@MainActor protocol TwoFingerRecognizer: UIGestureRecognizer {
  /// Takes in where the fingers came down.
  func begin(_ pair: TwoFingers, _ event: UIEvent)
  /// Takes in where the fingers are now.
  func follow(_ pair: TwoFingers, _ event: UIEvent)
  /// Whether the fingers moved far enough to be recognized.
  func hasMovedEnough(_ pair: TwoFingers) -> Bool
}

extension TwoFingerRecognizer {
  func fingersCame(_ event: UIEvent) {
    guard isPossible, let pair else { return }
    begin(pair, event)
  }

  func fingersMoved(_ event: UIEvent) {
    guard let pair else { return }
    follow(pair, event)
    if isActive {
      state = .changed
    } else if isPossible, hasMovedEnough(pair) {
      state = .began
    }
  }

  func fingersWent(_ fingers: Set<UITouch>) {
    guard touches.count - fingers.count < 2 else { return }
    if isActive { state = .ended } else if touches.count <= fingers.count { state = .failed }
  }
}
