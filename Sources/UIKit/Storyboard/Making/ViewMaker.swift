import CoreGraphics
import StoryboardFormat
import UIKitSemantics

/// Makes the views of one screen.
@MainActor final class ViewMaker {
  private let controller: UIViewController
  private let objects: StoryboardObjects
  private let coder = StoryboardCoder()
  /// The views, in the order in which they were made.
  private(set) var made: [UIView] = []
  /// The views that have properties of their own to be set.
  private(set) var outlets: [(UIView, [StoryboardDocument.Outlet])] = []
  /// Where other controllers are to live.
  private(set) var embeddings: [(StoryboardDocument.Segue, UIView)] = []

  /// - Parameter objects: where the views are found by their names afterwards.
  init(for controller: UIViewController, into objects: StoryboardObjects) {
    self.controller = controller
    self.objects = objects
  }

  /// Makes a view with all in it.
  func make(_ description: StoryboardDocument.View) -> UIView {
    let view = makeAlone(description)
    made.append(view)
    name(view, as: description)
    place(view, as: description)
    view.apply(description.looks)
    view.apply(description.stiffness)
    if let text = description.text { view.show(text) }
    for subview in description.subviews { view.takeIn(make(subview)) }
    constrain(view, as: description)
    if !description.outlets.isEmpty { outlets.append((view, description.outlets)) }
    for action in description.actions { connect(action, to: view) }
    for segue in description.segues { connect(segue, to: view) }
    return view
  }

  private func makeAlone(_ description: StoryboardDocument.View) -> UIView {
    let usual = StoryboardViewTable.types[description.element] ?? UIView.self
    if let name = description.customClass {
      if let type = World.current.program.view(name), let view = type.init(coder: coder) {
        return view
      }
      let names = ComplaintNames(subject: name.name)
      World.current.complain(.unknownClass, .logged, names, about: controller)
    }
    return usual.init(coder: coder) ?? UIView()
  }

  private func place(_ view: UIView, as description: StoryboardDocument.View) {
    if let frame = description.frame { view.frame = frame.uiKit }
    if let mask = description.autoresizing { view.autoresizingMask = mask.uiKit }
    view.translatesAutoresizingMaskIntoConstraints = !description.followsConstraints
  }

  private func name(_ view: UIView, as description: StoryboardDocument.View) {
    objects.add(view, named: description.id)
    if let content = description.content { objects.add(view.place, named: content.id) }
    for guide in description.guides { objects.add(guide, of: view) }
  }

  /// Lets a view keep its constraints, once everything is in it that they speak of.
  private func constrain(_ view: UIView, as description: StoryboardDocument.View) {
    for constraint in description.content?.constraints ?? [] {
      view.place.keep(constraint, of: objects)
    }
    for constraint in description.constraints { view.keep(constraint, of: objects) }
  }

  // MARK: - Connections

  private func connect(_ segue: StoryboardDocument.Segue, to view: UIView) {
    if segue.kind == .embed { return embeddings.append((segue, view)) }
    guard let control = view as? UIControl else { return }
    let action = UIAction { [weak controller] action in
      controller?.trigger(segue, sender: action.sender)
    }
    World.acting(as: .script) {
      control.addAction(
        action, for: control is UIButton ? .touchUpInside : .primaryActionTriggered)
    }
  }

  private func connect(_ action: StoryboardDocument.Action, to view: UIView) {
    guard let control = view as? UIControl,
      let event = action.event.flatMap({ UIControl.Event.named[$0] }),
      let selector = World.current.program.action(named: action.name, of: controller)
    else { return }
    World.acting(as: .script) {
      control.addTarget(controller, action: selector, for: event)
    }
  }
}

extension UIView {
  /// The view in which this kind of view keeps what lies in it.
  fileprivate var place: UIView { (self as? UIVisualEffectView)?.contentView ?? self }

  /// Takes a view in where this kind of view keeps what lies in it.
  fileprivate func takeIn(_ view: UIView) {
    switch self {
    case let stack as UIStackView: stack.addArrangedSubview(view)
    default: place.addSubview(view)
    }
  }

  /// Shows a text where this kind of view shows one.
  fileprivate func show(_ text: String) {
    switch self {
    case let label as UILabel: label.text = text
    case let field as UITextField: field.text = text
    case let view as UITextView: view.text = text
    case let button as UIButton: button.setTitle(text, for: .normal)
    default: break
    }
  }

  fileprivate func apply(_ looks: StoryboardDocument.Looks) {
    if let tag = looks.tag { self.tag = tag }
    if let alpha = looks.alpha { self.alpha = alpha }
    if let isHidden = looks.isHidden { self.isHidden = isHidden }
    if let isOpaque = looks.isOpaque { self.isOpaque = isOpaque }
    if let clips = looks.clips { clipsToBounds = clips }
    if let takesTouches = looks.takesTouches { isUserInteractionEnabled = takesTouches }
    if let contentMode = looks.contentMode { self.contentMode = contentMode.uiKit }
    if let background = looks.background { backgroundColor = UIColor(background) }
    if let tint = looks.tint { tintColor = UIColor(tint) }
    if let name = looks.accessibilityIdentifier { accessibilityIdentifier = name }
  }
}

extension UIColor {
  fileprivate convenience init(_ color: StoryboardDocument.Color) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}

extension UIControl.Event {
  /// The events by the names that storyboards give them.
  fileprivate static let named: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
    "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
    "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
    "touchCancel": .touchCancel, "valueChanged": .valueChanged,
    "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin,
    "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit,
  ]
}
