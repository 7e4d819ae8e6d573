import TransitionStage

/// What the script does with a container that is a stack.
extension ContainerPlay {
  /// Shows the stack with so many screens, and from here on all is written down.
  ///
  /// - Parameters:
  ///   - isTyping: whether the keyboard is up for a field on the top.
  func openStack(of count: Int, typing isTyping: Bool = false) {
    stage.show(container)
    var top = children.first
    for _ in 1..<count {
      top = push(animated: false)
      stage.settle()
    }
    if isTyping, let top { stage.addField(to: top, as: "field").becomeFirstResponder() }
    children = []
    stage.begin()
  }

  /// Pushes a fresh screen.
  ///
  /// What lies below is the stack's to keep, as a child or not.
  @discardableResult
  func push(animated: Bool = true) -> UIViewController {
    let depth = stacked.count
    let screen = StageController(depth.isMultiple(of: 2) ? .darkContent : .lightContent)
    stage.act {
      let name = stage.cast(screen, as: Self.screenNames[min(depth, Self.screenNames.count - 1)])
      stage.entrusted.insert(name)
      stacked.append(name)
      staged.push(screen, at: depth, animated: animated)
    }
    return screen
  }

  /// Pops the top; the only screen stays.
  func pop(animated: Bool = true) {
    giveUpTop()
    stage.act { staged.pop(to: stacked.count - 1, animated: animated) }
  }

  /// Pushes and pops, and lets the scene come to rest after each.
  func pushAndPop() {
    push()
    stage.rest()
    pop()
    stage.rest()
  }

  /// Drags the top away to the end, as the stack's own gesture asks.
  ///
  /// - Parameter settling: is done when the finger is gone, before the scene comes to rest.
  func dragTop(_ swipe: Stage.Swipe = .through, settling: () -> Void = {}) {
    giveUpTop()
    self.swipe(swipe, settling: settling)
  }

  /// Nobody needs the top any more, if there is another screen below it.
  private func giveUpTop() {
    guard stacked.count > 1, let top = stacked.popLast() else { return }
    stage.entrusted.remove(top)
    stage.givenUp.insert(top)
  }
}
