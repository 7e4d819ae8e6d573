public import Foundation

/// What undoes and does again; kept, and nothing is undone here.
open class UndoManager: NSObject, @unchecked Sendable {
  private var undone: [(AnyObject, (AnyObject) -> Void)] = []

  open var canUndo: Bool { !undone.isEmpty }
  open var canRedo: Bool { false }
  open var isUndoing: Bool { false }
  open var isRedoing: Bool { false }
  open var undoActionName: String { "" }
  open var levelsOfUndo = 0
  open var groupsByEvent = true
  open func beginUndoGrouping() {}
  open func endUndoGrouping() {}
  open func disableUndoRegistration() {}
  open func enableUndoRegistration() {}
  open func setActionName(_ actionName: String) {}
  open func removeAllActions() { undone = [] }
  open func removeAllActions(withTarget target: Any) {
    undone.removeAll { $0.0 === target as AnyObject }
  }
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    undone.append(
      (
        target,
        { object in
          if let target = object as? Target { handler(target) }
        }
      ))
  }
  /// Does the last registered thing.
  open func undo() {
    if let (target, handler) = undone.popLast() { handler(target) }
  }
  open func redo() {}
}

/// What changes the menus of an application; nothing makes one here.
@preconcurrency @MainActor public protocol UIMenuBuilder {
  var system: UIMenuSystem { get }
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// The menus of an application; none are built here.
@preconcurrency @MainActor open class UIMenuSystem: NSObject {
  private static let only = UIMenuSystem()

  open class var main: UIMenuSystem { only }
  open class var context: UIMenuSystem { only }
  open func setNeedsRebuild() {}
  open func setNeedsRevalidate() {}
}

/// Whether fingers edit text by gestures of three.
public enum UIEditingInteractionConfiguration: Int, Sendable { case none, `default` }

extension UIResponder {
  /// Whether some responder from here on has a method, and says that it may be called.
  final func findTarget(for action: Selector, sender: Any?) -> UIResponder? {
    var responder: UIResponder? = self
    while let current = responder {
      if current.canPerformAction(action, withSender: sender) { return current }
      responder = current.next
    }
    return nil
  }
}
