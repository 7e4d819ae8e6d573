public import Foundation

/// Something that a finger drags.
@preconcurrency @MainActor open class UIDragItem: NSObject {
  /// What whoever takes it gets.
  public let itemProvider: NSItemProvider
  /// What the app itself knows of it.
  open var localObject: Any?
  /// Makes the picture under the finger.
  open var previewProvider: (() -> UIDragPreview?)?

  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }

  open func setNeedsDropPreviewUpdate() {}
}

/// What is common to giving and taking. No fingers drag anything here, so nobody has one.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  var allowsMoveOperation: Bool { get }
  var isRestrictedToDraggingApplication: Bool { get }
  func location(in view: UIView) -> CGPoint
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// What a finger drags, to who gives it.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  var localContext: Any? { get set }
}

/// What a finger drags, to who may take it.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession, ProgressReporting {
  var localDragSession: (any UIDragSession)? { get }
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

/// Whether it is shown how far the taking is.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  case none = 0
  case `default` = 1
}

/// What becomes of what is dropped.
public enum UIDropOperation: UInt, Sendable {
  case cancel = 0
  case forbidden = 1
  case copy = 2
  case move = 3
}

/// What would become of what is dropped here.
@preconcurrency @MainActor open class UIDropProposal: NSObject {
  public let operation: UIDropOperation
  open var isPrecise = false
  open var prefersFullSizePreview = false

  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// What is animated while something is lifted or dropped.
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// How the picture under a finger looks.
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}

/// Where the picture under a finger goes.
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}

/// The picture under a finger, with its place.
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {}

/// The picture under a finger.
@preconcurrency @MainActor open class UIDragPreview: NSObject {
  public let view: UIView
  public let parameters: UIDragPreviewParameters

  public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
    self.view = view
    self.parameters = parameters
    super.init()
  }
}
