import ConformanceDocuments
import TransitionCertification

/// What the user of a walk is asked and types, and how high sheets stand.
extension Walk {
  /// Presents an alert with a button, and sometimes a field, above the top or somebody else.
  func showAlert(_ animated: Bool) {
    let isAskedOfTop = Int.random(in: 0..<4, using: &numbers) > 0
    let asked = isAskedOfTop ? top : crew.screens.randomElement(using: &numbers)
    let alert = crew.alert(withField: Bool.random(using: &numbers))
    asked?.present(alert, animated: animated)
  }

  /// Taps the button of the alert that is on top.
  func answerAlert() {
    guard let alert = top as? UIAlertController,
      let button = alert.viewIfLoaded?.subviews.first(where: { $0 is UIButton })
    else { return }
    tap(button)
  }

  /// Lets a sheet stand at another height.
  func chooseDetent(_ animated: Bool) {
    let sheets = crew.everybody.filter {
      $0.presentingViewController != nil
        && [.pageSheet, .formSheet].contains($0.modalPresentationStyle)
    }
    guard let sheet = sheets.randomElement(using: &numbers)?.sheetPresentationController else {
      return
    }
    let isLow = Bool.random(using: &numbers)
    func choose() {
      sheet.detents = [.medium(), .large()]
      sheet.selectedDetentIdentifier = isLow ? .medium : .large
    }
    if animated { sheet.animateChanges(choose) } else { choose() }
  }

  /// Lets a field on the view of somebody who is seen have the keyboard, or takes it away from who has it.
  ///
  /// What comes of a field that is in no window is undefined (documentation of `becomeFirstResponder()`).
  func changeInput() {
    if Int.random(in: 0..<4, using: &numbers) == 0 {
      window.endEditing(true)
      return
    }
    let screens = crew.screens.filter { $0.viewIfLoaded?.window != nil }
    guard let screen = screens.randomElement(using: &numbers) else { return }
    say(screen.called)
    screen.field.becomeFirstResponder()
  }

  func moveKeyboard(_ step: WalkStep) {
    let isUp = step == .raiseKeyboard
    crew.keyboard.isScripted = isUp
    host.change(isUp ? .keyboardUp : .keyboardDown)
  }

  // MARK: - At rest

  /// What is wrong with input, looks and size when nothing moves any more.
  var surroundingComplaints: [String] {
    keyboardComplaints + traitComplaints + sizeComplaints
  }

  private var keyboardComplaints: [String] {
    var complaints: [String] = []
    if crew.keyboard.isMoving { complaints.append("the keyboard is still on its way") }
    let view = host.firstResponder as? UIView
    if let view, view.window == nil { complaints.append("the keyboard belongs to nobody seen") }
    // Forms may keep it when nobody has the input any more (KF-02).
    let isKept = crew.everybody.contains { $0.modalPresentationStyle == .formSheet }
    if crew.keyboard.isUp, host.firstResponder == nil, !crew.keyboard.isScripted, !isKept {
      complaints.append("the keyboard is up for nobody")
    }
    return complaints
  }

  private var traitComplaints: [String] {
    let style = UIScreen.main.traitCollection.userInterfaceStyle
    return crew.everybody.filter { controller in
      controller.viewIfLoaded?.window != nil
        && (controller.traitCollection.userInterfaceStyle != style
          || controller.view.traitCollection.userInterfaceStyle != style)
    }
    .map { "\($0.called) is not as dark as the screen" }
  }

  private var sizeComplaints: [String] {
    let screen = UIScreen.main.bounds.size
    var complaints: [String] = []
    if window.bounds.size != screen { complaints.append("the window does not fill the screen") }
    if let lies = window.windowScene?.interfaceOrientation,
      lies.isLandscape != (screen.width > screen.height)
    {
      complaints.append("the interface lies otherwise than the screen")
    }
    return complaints
  }
}
