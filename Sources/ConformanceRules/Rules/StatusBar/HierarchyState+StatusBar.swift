import AppearanceTrace

extension HierarchyState {
  /// Those to whom something happens after which the status bar may have to look otherwise, though no
  /// presentation or dismissal is the reason.
  ///
  /// - Returns: The controllers, or nobody where that concerns all; none where nothing of that kind happens.
  func changers(ofStatusBar entry: IndexedEvent) -> [Name]? {
    switch entry.topic {
    case .setStatusBarStyle, .setStatusBarHidden: return entry.mark == .script ? [] : nil
    case .setNeedsStatusBarAppearanceUpdate:
      let cause = entry.cause.flatMap { transitions[$0] }
      return cause?.isModal == true ? nil : entry.principal.map { [$0] }
    case .select, .replace, .open, .close, .setSelectedIndex: return entry.principal.map { [$0] }
    case .addChild, .removeFromParent:
      return entry.cause == nil ? entry.principal.map { [$0] } : nil
    case .willMove:
      // UIKit's containers change without a transition while they are covered.
      return entry.cause == nil ? (entry.counterpart ?? entry.principal).map { [$0] } : nil
    default: return []
    }
  }

  /// Whether none of some controllers belongs to what stands on a presenter.
  func isOutside(_ controllers: [Name], of presenter: Name) -> Bool {
    let standing = chain(from: presenter).dropFirst()
    return !controllers.contains { controller in
      standing.contains { isController(controller, within: $0) }
    }
  }
}
