import UIKit

// MARK: - Dragging items out of a view, and dropping them

final class DropZone: UIView, UIDragInteractionDelegate, UIDropInteractionDelegate {
  func install() {
    addInteraction(UIDragInteraction(delegate: self))
    addInteraction(UIDropInteraction(delegate: self))
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: UIDragSession
  ) -> [UIDragItem] {
    let item = UIDragItem(itemProvider: NSItemProvider(object: "text" as NSString))
    item.localObject = self
    return [item]
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: UIDropSession
  ) -> UIDropProposal {
    UIDropProposal(operation: session.localDragSession == nil ? .copy : .move)
  }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: UIDropSession) -> Bool {
    session.items.count == 1
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: UIDropSession) {
    print(session.location(in: self), session.items.first?.localObject as Any)
  }
}

// MARK: - Reordering a collection

final class ReorderDelegate: NSObject, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: UICollectionViewDropCoordinator
  ) {
    guard let target = coordinator.destinationIndexPath else { return }
    for item in coordinator.items where item.sourceIndexPath != nil {
      coordinator.drop(item.dragItem, toItemAt: target)
    }
  }

  func attach(to collectionView: UICollectionView) {
    collectionView.dragDelegate = self
    collectionView.dropDelegate = self
    collectionView.dragInteractionEnabled = true
    collectionView.reorderingCadence = .fast
  }
}

// MARK: - Moving items by a long press

final class ReorderingViewController: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    installsStandardGestureForInteractiveMovement = false
    collectionView.addGestureRecognizer(
      UILongPressGestureRecognizer(target: self, action: #selector(move(_:))))
  }

  @objc private func move(_ press: UILongPressGestureRecognizer) {
    let place = press.location(in: collectionView)
    switch press.state {
    case .began:
      guard let indexPath = collectionView.indexPathForItem(at: place) else { return }
      collectionView.beginInteractiveMovementForItem(at: indexPath)
    case .changed: collectionView.updateInteractiveMovementTargetPosition(place)
    case .ended: collectionView.endInteractiveMovement()
    default: collectionView.cancelInteractiveMovement()
    }
  }

  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt source: IndexPath, to target: IndexPath
  ) {}
  override func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }
}

// MARK: - What is felt

final class Feel {
  private let impact = UIImpactFeedbackGenerator(style: .medium)
  private let selection = UISelectionFeedbackGenerator()

  func prepare() {
    impact.prepare()
    selection.prepare()
  }

  func touch() {
    impact.impactOccurred()
    impact.impactOccurred(intensity: 0.7)
    selection.selectionChanged()
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    let rigid = UIImpactFeedbackGenerator(style: .rigid)
    rigid.impactOccurred()
  }
}

// MARK: - Behaviours of an animator

final class FallingViewController: UIViewController, UICollisionBehaviorDelegate {
  private lazy var animator = UIDynamicAnimator(referenceView: view)
  private var attachment: UIAttachmentBehavior?

  func drop(_ box: UIView) {
    let gravity = UIGravityBehavior(items: [box])
    gravity.magnitude = 2
    gravity.gravityDirection = CGVector(dx: 0, dy: 1)
    let collision = UICollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.addBoundary(
      withIdentifier: "floor" as NSString, from: .zero, to: CGPoint(x: 100, y: 0))
    collision.collisionDelegate = self
    let look = UIDynamicItemBehavior(items: [box])
    look.elasticity = 0.6
    look.addAngularVelocity(1, for: box)
    look.allowsRotation = false
    let push = UIPushBehavior(items: [box], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    push.magnitude = 3
    let snap = UISnapBehavior(item: box, snapTo: view.center)
    snap.damping = 0.4
    snap.action = { print(box.center) }
    attachment = UIAttachmentBehavior(item: box, attachedToAnchor: view.center)
    attachment?.frequency = 2
    attachment?.anchorPoint = .zero
    [gravity, collision, look, push, snap].forEach(animator.addBehavior)
    animator.removeAllBehaviors()
    animator.updateItem(usingCurrentState: box)
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem,
    withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint
  ) { print(item.center) }
}
