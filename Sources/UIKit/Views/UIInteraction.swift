public import Foundation

/// Something that a view takes part in, such as dragging and menus.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
  /// The view that takes part.
  var view: UIView? { get }
  /// Told before the interaction comes to a view, or leaves it.
  func willMove(to view: UIView?)
  /// Told when the interaction came to a view, or left it.
  func didMove(to view: UIView?)
}

extension UIView {
  /// What the view takes part in; set, those that are not in it leave.
  public var interactions: [any UIInteraction] {
    get { rare?.interactions ?? [] }
    set {
      for old in interactions where !newValue.contains(where: { $0 === old }) {
        removeInteraction(old)
      }
      for new in newValue where !interactions.contains(where: { $0 === new }) {
        addInteraction(new)
      }
    }
  }

  /// Lets the view take part in something, which leaves the view that it was in.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    rareState.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Ends the view's part in something.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard let rare, rare.interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    rare.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
