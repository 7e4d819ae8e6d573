import TransitionCertification

/// What happens to a walk's hierarchy from outside, and from inside of what it is told.
extension Walk {
  /// Decides how the next changes are animated, and whether somebody holds them.
  func chooseAnimator() {
    let endings = WalkAnimator.Ending.allCases
    let choice = Int.random(in: -2..<endings.count, using: &numbers)
    crew.delegate.animation =
      choice == -2 ? .system : choice == -1 ? .interruptible : .custom(endings[choice])
    say("\(crew.delegate.animation)")
    crew.delegate.holds = (Bool.random(using: &numbers), Bool.random(using: &numbers))
    crew.delegate.removesPresenter = Bool.random(using: &numbers)
  }

  /// Moves what is held, and lets some of it go.
  func letGo() {
    for driver in crew.watch.drivers {
      switch Int.random(in: 0..<4, using: &numbers) {
      case 0: driver.update(CGFloat.random(in: 0...1, using: &numbers))
      case 1: driver.pause()
      case 2: driver.finish()
      default: driver.cancel()
      }
    }
  }

  /// Lets somebody ask for something in the middle of a change.
  func hookSomebody() {
    guard let screen = crew.screens.randomElement(using: &numbers),
      let callback = WalkController.Callback.allCases.randomElement(using: &numbers),
      let errand = WalkStep.errands.randomElement(using: &numbers)
    else { return }
    say("\(screen.called) in \(callback): \(errand)")
    screen.hook = (callback, { [weak self] in self?.take(errand) })
  }

  func resize() {
    let isUpright = Bool.random(using: &numbers)
    host.change(
      .resize(to: isUpright ? CGSize(width: 390, height: 844) : CGSize(width: 844, height: 390)))
  }

  /// Turns the device in the user's hands; the interface follows where it may.
  func turnDevice() {
    let ways: [UIDeviceOrientation] = [
      .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight, .faceUp,
    ]
    guard let way = ways.randomElement(using: &numbers) else { return }
    say("\(way)")
    host.change(.turn(to: way))
  }

  func darken() { host.change(.darkness(Bool.random(using: &numbers))) }

  func goToBackground() {
    host.change(.background)
    host.turn()
    host.change(.foreground)
  }
}
