import AppearanceTrace
import UIKit

extension Recorder {
  /// Writes that a view enters another, if it has a name, and what it brings along.
  func noteInsertion(of view: UIView, into superview: UIView, _ cause: StageCause) {
    noteEntry(of: view, into: superview, cause)
    noteContents(of: view, cause)
  }

  private func noteEntry(of view: UIView, into superview: UIView, _ cause: StageCause) {
    guard !host.isInternal(view) else { return }
    guard let name = name(view) ?? nameOfSubjects(view, in: superview, cause) else {
      return expectContainer(view, in: superview, cause)
    }
    guard let place = place(in: superview, of: view, cause) else {
      if isRecording { untold.insert(name) }
      return
    }
    if !untold.isEmpty { untold.remove(name) }
    record(
      .insert(view: name, superview: place, below: nameAbove(view, in: superview)),
      attribution: attribution(of: cause))
  }

  /// Writes the named views that came into a view while that lay nowhere.
  private func noteContents(of view: UIView, _ cause: StageCause) {
    guard !untold.isEmpty, let place = place(around: view) else { return }
    noteContents(of: view, in: place, cause)
  }

  private func noteContents(of view: UIView, in place: String, _ cause: StageCause) {
    for inner in view.subviews {
      let name = cast.name(of: inner)
      if let name, untold.remove(name) != nil {
        record(
          .insert(view: name, superview: place, below: nameAbove(inner, in: view)),
          attribution: attribution(of: cause))
      }
      noteContents(of: inner, in: name ?? place, cause)
    }
  }

  /// Writes that a named view gets another place among its siblings.
  func noteReordering(of view: UIView, in superview: UIView, _ cause: StageCause) {
    guard !host.isInternal(view), let name = changedName(of: view, in: superview, cause),
      let place = place(around: superview)
    else { return }
    record(
      .insert(view: name, superview: place, below: nameAbove(view, in: superview)),
      attribution: attribution(of: cause))
  }

  /// The name of the named view right above another one.
  private func nameAbove(_ view: UIView, in superview: UIView) -> String? {
    var isAbove = false
    for sibling in superview.subviews {
      if isAbove, let name = name(sibling) { return name }
      if sibling === view { isAbove = true }
    }
    return nil
  }

  /// Writes that a view leaves another, if it has a name.
  func noteRemoval(of view: UIView, from superview: UIView, _ cause: StageCause) {
    guard !host.isInternal(view), let name = changedName(of: view, in: superview, cause) else {
      return
    }
    if !untold.isEmpty { untold.remove(name) }
    guard let place = place(around: superview) else { return }
    record(.remove(view: name, superview: place), attribution: attribution(of: cause))
  }

  /// Names a view that the subject puts into a window, a container or a controller's root view.
  private func nameOfSubjects(
    _ view: UIView, in superview: UIView, _ cause: StageCause
  ) -> String? {
    guard case .subject = cause, let place = name(superview), !subjectsViews.contains(place),
      !isSubjectsScreen(superview.rootController)
    else { return nil }
    return giveSubjectsName(to: view, as: .chrome(of: transitionName(of: cause)), cause)
  }

  /// The name of a view that a presentation hands out in place of the controller's own; one that had none gets it.
  func nameHandedOut(_ view: UIView, in transition: Int) -> String {
    if let name = name(view) { return name }
    let cause = StageCause.subject(transition: transition)
    let inside = openTransitions[transition]?.sides.lazy.compactMap(\.controller).first {
      $0.viewIfLoaded?.isDescendant(of: view) == true
    }
    let role =
      inside.map { Role.wrapper(of: self.name($0)) } ?? .chrome(of: transitionName(of: cause))
    let name = giveSubjectsName(to: view, as: role, cause)
    if let place = view.superview.flatMap(place(around:)) {
      record(.insert(view: name, superview: place), attribution: attribution(of: cause))
      noteContents(of: view, in: name, cause)
    } else if isRecording {
      untold.insert(name)
    }
    return name
  }

  private func isSubjectsScreen(_ controller: UIViewController?) -> Bool {
    controller.map { subjectsScreens.contains($0) } ?? false
  }

  private func giveSubjectsName(
    to view: UIView, as role: Role, _ cause: StageCause
  ) -> String {
    let name = cast.giveNumbered("view", after: transitionName(of: cause), to: view, as: role)
    subjectsViews.insert(name)
    return name
  }

  /// The name of the transition in which the subject acts; the guest's, if no line tells of it.
  private func transitionName(of cause: StageCause) -> String? {
    guard case .subject(let number?) = cause else { return nil }
    return transitions[number]?.name
  }

  // MARK: - Containers

  /// Keeps in mind what the host has put into a window: a container, before its transition begins.
  private func expectContainer(_ view: UIView, in superview: UIView, _ cause: StageCause) {
    guard cause == .host, let window = superview as? UIWindow, let name = name(window) else {
      return
    }
    arrival = Arrival(view: view, superview: name)
  }

  /// Names the view of the host's that a container's children lie in, and writes where it lies.
  func nameStandingContainer(_ view: UIView, of parent: UIViewController?) {
    guard cast.name(of: view) == nil, let parent else { return }
    let owner = self.name(parent)
    let name = cast.give("container", after: owner, to: view, as: .container(of: owner))
    guard isRecording, let place = view.superview.flatMap(place(around:)) else { return }
    record(.insert(view: name, superview: place))
  }

  /// Names the views that the children of the cast's containers lie in.
  func nameStandingContainers() {
    for controller in livingControllers {
      guard let superview = controller.viewIfLoaded?.superview, host.isInternal(superview) else {
        continue
      }
      nameStandingContainer(superview, of: controller.parent)
    }
  }

  // MARK: - Wrappers

  /// Names the views of the subject's containers that their children lie in.
  ///
  /// It is called before the script acts, so that no wrapper that stands then comes in a later line.
  func nameStandingWrappers() {
    for controller in controllers {
      guard let view = controller.object?.viewIfLoaded else { continue }
      for wrapper in wrappers(around: view) where name(wrapper) == nil {
        _ = giveSubjectsName(
          to: wrapper, as: .wrapper(of: controller.name), .subject(transition: nil))
      }
    }
  }

  /// The views between a root view and the one around it, from the inside out; none where that one is not
  /// of a container of the subject's, or of one inside of that.
  private func wrappers(around view: UIView) -> [UIView] {
    var wrappers: [UIView] = []
    var candidate = view.superview
    while let current = candidate {
      if let holder = current.rootController {
        return isOfSubjectsContainer(holder) ? wrappers : []
      }
      if !host.isInternal(current) { wrappers.append(current) }
      candidate = current.superview
    }
    return []
  }

  private func isOfSubjectsContainer(_ controller: UIViewController) -> Bool {
    var candidate: UIViewController? = controller
    while let current = candidate {
      if subjectsControllers.contains(current) { return true }
      candidate = current.parent
    }
    return false
  }

  // MARK: - Places

  /// The name of the place that a named view enters.
  private func place(in superview: UIView, of view: UIView, _ cause: StageCause) -> String? {
    if let name = name(superview) { return name }
    if host.isInternal(superview) {
      nameStandingContainer(superview, of: view.rootController?.parent)
    } else if case .subject = cause {
      return nameWrapper(superview, around: view, cause)
    }
    return place(around: superview)
  }

  /// Names a view of the subject's that holds a named view, and writes where it lies already, or as soon
  /// as what lies around it comes in.
  private func nameWrapper(_ view: UIView, around inner: UIView, _ cause: StageCause) -> String {
    let inside = inner.rootController.map { self.name($0) } ?? cast.name(of: inner)
    let role = inside.map { Role.wrapper(of: $0) } ?? .chrome(of: transitionName(of: cause))
    let name = giveSubjectsName(to: view, as: role, cause)
    if let place = view.superview.flatMap(place(around:)) {
      record(.insert(view: name, superview: place), attribution: attribution(of: cause))
    } else if view.superview != nil, isRecording {
      untold.insert(name)
    }
    return name
  }

  /// The name of the nearest named view from here outward.
  private func place(around view: UIView) -> String? {
    var candidate: UIView? = view
    while let current = candidate {
      if let name = name(current) { return name }
      candidate = current.superview
    }
    return nil
  }
}
