import CoreGraphics

/// What scrolling does to the keyboard, as a scroll view wants it.
@MainActor struct KeyboardPull {
  private let scrollView: UIScrollView

  init(by scrollView: UIScrollView) {
    self.scrollView = scrollView
  }

  /// A finger begins to scroll: some take the keyboard away at once.
  func begin() {
    switch scrollView.keyboardDismissMode {
    case .onDrag, .onDragWithAccessory: endInput()
    case .none, .interactive, .interactiveWithAccessory: break
    }
  }

  /// The finger moves: some let the keyboard go with it.
  func move(to place: CGPoint) {
    guard isInteractive, let window = scrollView.window else { return }
    World.current.keyboard.drag(to: place.y + window.frame.minY)
  }

  /// The finger lets go, at a speed down the screen.
  func end(speed: CGFloat) {
    guard isInteractive else { return }
    World.current.keyboard.release(speed: speed)
  }

  private var isInteractive: Bool {
    switch scrollView.keyboardDismissMode {
    case .interactive, .interactiveWithAccessory: true
    case .none, .onDrag, .onDragWithAccessory: false
    }
  }

  private func endInput() {
    guard World.current.keyboard.frame != nil else { return }
    World.current.firstResponder?.resignFirstResponder()
  }
}
