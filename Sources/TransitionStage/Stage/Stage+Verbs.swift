package import UIKit

/// What the script asks of controllers: by the subject's own verbs, or else by UIKit's.
extension Stage {
  /// Presents a controller.
  ///
  /// - Parameter completion: runs when it is there, unless the subject's verb takes no closure.
  package func present(
    _ presented: UIViewController, over presenter: UIViewController, animated: Bool,
    then completion: (@MainActor () -> Void)?
  ) {
    guard let present = verbs.present else {
      return presenter.present(presented, animated: animated, completion: completion)
    }
    expect(.present, animated: animated)
    let completion = handOver(completion, to: .present, .presentCompletion) {
      [weak presented, weak presenter] in
      presented?.presentingViewController ?? presenter
    }
    let arguments =
      [
        .name(recorder.name(presented)),
        Call.Argument("style", word: presented.modalPresentationStyle.word),
      ]
    recorder.note(
      presenter, .present, guest: presented,
      arguments + request(.present, animated: animated, completion)
        + (presented.modalPresentationCapturesStatusBarAppearance
          ? [Call.Argument("capturesStatusBar", flag: true)] : [])
    ) { installer.asSubject { present(presenter, presented, animated, completion) } }
  }

  /// Dismisses what is presented.
  ///
  /// - Parameter completion: runs when it is gone, unless the subject's verb takes no closure.
  package func dismiss(
    _ presented: UIViewController, animated: Bool, then completion: (@MainActor () -> Void)?
  ) {
    guard let dismiss = verbs.dismiss else {
      return presented.dismiss(animated: animated, completion: completion)
    }
    expect(.dismiss, animated: animated)
    let presenter = presented.presentingViewController
    let completion = handOver(completion, to: .dismiss, .dismissCompletion) {
      [weak presenter, weak presented] in
      presenter ?? presented
    }
    recorder.note(presented, .dismiss, request(.dismiss, animated: animated, completion)) {
      installer.asSubject { dismiss(presented, animated, completion) }
    }
  }

  /// Pushes a screen.
  package func push(
    _ screen: UIViewController, onto navigation: UINavigationController, animated: Bool
  ) {
    guard let push = verbs.push else {
      return navigation.pushViewController(screen, animated: animated)
    }
    expect(.push, animated: animated)
    recorder.note(
      navigation, .pushViewController, guest: screen,
      [.name(recorder.name(screen)), .animated(animated)]
    ) { installer.asSubject { push(navigation, screen, animated) } }
  }

  /// Takes the top off a navigation.
  package func pop(_ navigation: UINavigationController, animated: Bool) {
    guard let pop = verbs.pop else {
      navigation.popViewController(animated: animated)
      return
    }
    expect(.pop, animated: animated)
    recorder.note(navigation, .popViewController, [.animated(animated)]) {
      installer.asSubject { pop(navigation, animated) }
    }
  }

  /// Selects the tab at an index.
  ///
  /// A tab bar controller of the subject's own may act before it hands a selection on, so that what is asked of
  /// it is written first.
  package func select(_ index: Int, in tabs: UITabBarController) {
    guard let select = verbs.select else {
      guard !(tabs is StageTabBarController) else { return tabs.selectedIndex = index }
      return recorder.announce(tabs, .setSelectedIndex, [.name(String(index))]) {
        tabs.selectedIndex = index
      }
    }
    recorder.note(tabs, .setSelectedIndex, [.name(String(index))]) {
      installer.asSubject { select(tabs, index) }
    }
  }

  private var verbs: Subject.Verbs { subject.verbs }

  /// A scenario that asks a verb for what it has not is never tried: its obstacle says so.
  func expect(_ verb: Subject.Verb, animated: Bool) {
    precondition(
      animated || !verbs.lacks(.unanimatedForm, in: verb),
      "the scenario asks for an unanimated form of a verb, '\(subject.id)' has none: declare it")
  }

  /// The closure as it is handed to a verb, which tells when it runs; none where the verb takes none.
  private func handOver(
    _ completion: (@MainActor () -> Void)?, to verb: Subject.Verb, _ method: Call.Method,
    _ receiver: @escaping @MainActor () -> UIViewController?
  ) -> (@MainActor () -> Void)? {
    guard let completion, !verbs.lacks(.completion, in: verb) else { return nil }
    let run = handOver(completion)
    return { [recorder] in
      if let controller = receiver() { recorder.noteClosure(of: controller, method) }
      run()
    }
  }

  /// The closure as the script answers for it, whoever runs it.
  func handOver(_ completion: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    { [host] in host.acting(as: .script) { completion() } }
  }

  /// The end of a request's arguments; one that a closure could not be handed to says so.
  private func request(
    _ verb: Subject.Verb, animated: Bool, _ completion: (@MainActor () -> Void)?
  ) -> [Call.Argument] {
    let isWithout = completion == nil && verbs.lacks(.completion, in: verb)
    return [.animated(animated)] + (isWithout ? [.noClosure] : [])
  }
}
