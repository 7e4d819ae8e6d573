import AppearanceTrace
import UIKit

/// What was there before the script acted and is named only later, when the subject changes it.
struct LateComers {
  /// A view, with the name of the named view around it and of those behind it.
  struct Element {
    let name: String
    let place: String
    let behind: Set<String>
    let properties: [Checkpoint.Property]
  }

  /// In the order in which they were named.
  var elements: [Element] = []

  /// The first state, with what was there already.
  func join(_ baseline: Checkpoint) -> Checkpoint {
    var baseline = baseline
    for element in elements {
      let isThere = baseline.tree.insert(element)
      if isThere { baseline.properties += element.properties }
    }
    return baseline
  }
}

extension Recorder {
  /// Names a view of a screen's that lies in its root view, and keeps in mind what it was like.
  ///
  /// - Parameter superview: where the view lies, or lay up to now.
  /// - Returns: none for what lies in no screen of the scenario's, or in a view of the subject's.
  func nameElement(_ view: UIView, in superview: UIView?) -> String? {
    guard let screen = screen(around: superview) else { return nil }
    let owner = self.name(screen)
    let name = cast.giveNumbered("view", after: owner, to: view, as: .element(of: owner))
    guard let superview, let place = nearestName(from: superview) else { return name }
    let siblings = superview.subviews.prefix { $0 !== view }.compactMap { cast.name(of: $0) }
    lateComers.elements.append(
      LateComers.Element(
        name: name, place: place, behind: Set(siblings),
        properties: deviations(of: view).map { Checkpoint.Property(name, $0) }))
    return name
  }

  /// The screen of the scenario's in whose view another one lies, with nothing of the subject's around.
  private func screen(around view: UIView?) -> UIViewController? {
    var candidate = view
    while let current = candidate {
      if let name = cast.name(of: current), subjectsViews.contains(name) { return nil }
      if let controller = current.rootController {
        return isScenarios(controller) ? controller : nil
      }
      candidate = current.superview
    }
    return nil
  }

  private func isScenarios(_ controller: UIViewController) -> Bool {
    cast.name(of: controller) != nil
      && !subjectsControllers.contains(controller)
  }

  private func nearestName(from view: UIView) -> String? {
    var candidate: UIView? = view
    while let current = candidate {
      if let name = name(current) { return name }
      candidate = current.superview
    }
    return nil
  }
}

extension [Checkpoint.ViewNode] {
  /// Puts an element where it lay; says whether the view around it was there.
  fileprivate mutating func insert(_ element: LateComers.Element) -> Bool {
    for index in indices {
      if self[index].name == element.place {
        let last = self[index].children.lastIndex { element.behind.contains($0.name) }
        let place = last.map { $0 + 1 } ?? 0
        self[index].children.insert(Checkpoint.ViewNode(element.name), at: place)
        return true
      }
      if self[index].children.insert(element) { return true }
    }
    return false
  }
}
