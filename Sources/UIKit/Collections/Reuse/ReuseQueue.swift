import UIKitSemantics

/// The views that a table or a collection puts aside, and the classes that new ones are of.
@MainActor final class ReuseQueue<View: UIView> {
  private let plain: @MainActor (String) -> View
  private var classes: [String: UIView.Type] = [:]
  private var waiting: [String: [View]] = [:]

  /// Makes an empty queue.
  ///
  /// - Parameter plain: makes a view of the system's own class.
  init(plain: @escaping @MainActor (String) -> View) {
    self.plain = plain
  }

  /// Says of what class new views are; of none any more without one.
  func register(_ type: AnyClass?, for identifier: String) {
    classes[identifier] = type as? UIView.Type
  }

  /// Keeps a view until one is wanted.
  func put(_ view: View, for identifier: String) {
    waiting[identifier, default: []].append(view)
  }

  /// A view that was put aside, or a new one; none where no class is registered.
  func view(for identifier: String) -> (view: View, isNew: Bool)? {
    if let view = waiting[identifier]?.popLast() { return (view, false) }
    guard let type = classes[identifier] else { return nil }
    return (make(type, for: identifier), true)
  }

  /// The same; where no class is registered, it raises (K14) and there is a plain one.
  func neededView(for identifier: String) -> (view: View, isNew: Bool) {
    if let found = view(for: identifier) { return found }
    let names = ComplaintNames(caller: "\(View.self)", subject: identifier)
    World.current.complain(.unknownReuseIdentifier, .raised, names, about: nil)
    return (plain(identifier), true)
  }

  /// Makes a view; a class that the program did not register raises (K13).
  private func make(_ type: UIView.Type, for identifier: String) -> View {
    if type == View.self { return plain(identifier) }
    if let made = World.current.program.makeCell(type, for: identifier) as? View { return made }
    let names = ComplaintNames(subject: "\(type)", other: identifier)
    World.current.complain(.unregisteredClass, .raised, names, about: nil)
    return plain(identifier)
  }
}
