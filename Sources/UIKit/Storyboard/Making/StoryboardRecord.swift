import StoryboardFormat
import UIKitSemantics

/// What a controller that came from a storyboard knows of it.
@MainActor final class StoryboardRecord {
  let storyboard: UIStoryboard
  /// The screen's views and buttons by name, as far as they have been made.
  let objects = StoryboardObjects()
  private let scene: StoryboardDocument.Scene

  init(_ scene: StoryboardDocument.Scene, in storyboard: UIStoryboard) {
    self.scene = scene
    self.storyboard = storyboard
  }

  /// The screen's object in the file.
  var id: String { scene.root.id }

  /// The segue that has a name.
  func segue(_ identifier: String) -> StoryboardDocument.Segue? {
    scene.segues.first { $0.identifier == identifier }
  }

  // MARK: - The view

  /// Makes the controller's view as the screen describes it, and performs the segues that embed.
  ///
  /// - Returns: whether the screen describes a view.
  func loadView(of controller: UIViewController) -> Bool {
    guard case .controller(let description) = scene.root, let view = description.view else {
      return false
    }
    let maker = ViewMaker(for: controller, into: objects)
    controller.view = maker.make(view)
    objects.add(controller, named: description.id)
    storyboard.connect(description.outlets, of: controller, among: objects)
    for (view, outlets) in maker.outlets {
      storyboard.noteUnknown(outlets, of: view)
      storyboard.connect(outlets, of: view, among: objects)
    }
    for made in maker.made { made.awakeFromNib() }
    for (segue, container) in maker.embeddings where !isEndless(segue, in: controller) {
      controller.trigger(segue, sender: nil, container: container)
    }
    return true
  }

  /// Whether a screen would be embedded in itself, over and over; on iOS the stack overflows.
  private func isEndless(_ segue: StoryboardDocument.Segue, in controller: UIViewController) -> Bool
  {
    var holder: UIViewController? = controller
    while let current = holder {
      if let record = current.storyboardRecord, record.storyboard === storyboard,
        record.id == segue.destination
      {
        storyboard.note("the screen would be embedded in itself", "segue", line: segue.line)
        return true
      }
      holder = current.parent
    }
    return false
  }

  // MARK: - Segues

  /// Performs a segue: the destination is made, the source prepares it, and then it is shown.
  func perform(
    _ segue: StoryboardDocument.Segue, from source: UIViewController, sender: Any?,
    container: UIView? = nil
  ) {
    guard let destination = destination(of: segue, from: source, sender: sender),
      let made = make(segue, from: source, to: destination)
    else { return }
    made.performance =
      made.performance ?? performance(of: segue, sender: sender, container: container)
    source.prepare(for: made, sender: sender)
    guard !World.current.isHalted else { return }
    if case .unwind(let action) = segue.kind {
      World.current.program.action(named: action, of: destination)?
        .perform(on: destination, with: made)
    }
    if segue.isAnimated {
      made.performAcrossBorder()
    } else {
      UIView.performWithoutAnimation(made.performAcrossBorder)
    }
  }

  private func destination(
    of segue: StoryboardDocument.Segue, from source: UIViewController, sender: Any?
  ) -> UIViewController? {
    if case .unwind(let action) = segue.kind {
      return UnwindSearch(
        from: source, action: Selector(stringLiteral: action), sender: sender
      ).destination()
    }
    let destination = storyboard.make(segue.destination)
    if let style = segue.presentationStyle { destination?.modalPresentationStyle = style.uiKit }
    if let style = segue.transitionStyle { destination?.modalTransitionStyle = style.uiKit }
    if segue.kind == .popover, let destination {
      destination.modalPresentationStyle = .popover
      aim(destination, as: segue.popover)
    }
    return destination
  }

  /// Lets a popover point at what the file says, before the source prepares it. (Inferred.)
  ///
  /// A view counts that has been loaded, and all of it is pointed at. (Inferred.)
  private func aim(
    _ destination: UIViewController, as description: StoryboardDocument.Popover
  ) {
    guard description.isDescribed else { return }
    let popover = destination.popoverPresentationController
    if let view = description.view.flatMap(objects.view) { popover?.sourceView = view }
    if let button = description.barButton.flatMap(objects.barButton) {
      popover?.barButtonItem = button
    }
    if let arrows = description.arrows { popover?.permittedArrowDirections = arrows.uiKit }
  }

  private func make(
    _ segue: StoryboardDocument.Segue, from source: UIViewController,
    to destination: UIViewController
  ) -> UIStoryboardSegue? {
    guard let name = segue.customClass else {
      return UIStoryboardSegue(
        identifier: segue.identifier, source: source, destination: destination)
    }
    guard let make = World.current.program.segue(name) else {
      let names = ComplaintNames(caller: describe(source), subject: name.name)
      World.current.complain(.unknownSegueClass, .raised, names, about: source)
      return nil
    }
    return make(segue.identifier, source, destination)
  }

  /// What the system's kinds do, which a subclass may call.
  private func performance(
    of segue: StoryboardDocument.Segue, sender: Any?, container: UIView?
  ) -> ((UIStoryboardSegue) -> Void)? {
    switch segue.kind {
    case .show: { $0.show(sender: sender) }
    case .showDetail: { $0.showDetail(sender: sender) }
    case .present, .popover: { $0.presentDestination() }
    case .push: { $0.push() }
    case .embed: container.map { view in { $0.embed(in: view) } }
    case .unwind: { $0.unwind() }
    case .custom: nil
    }
  }
}
