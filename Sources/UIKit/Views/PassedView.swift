import UIKitSemantics

/// A view that a walk passes by, and does not keep.
///
/// Such a walk runs nobody's code. A view is around others until it goes, and takes itself away from them then: as
/// long as nothing but the walk happens, who is reached is there.
@MainActor struct PassedView {
  private let reference: Unmanaged<UIView>
  private var view: UIView { @inline(__always) get { reference.takeUnretainedValue() } }

  @inline(__always) init(_ view: UIView) {
    reference = .passUnretained(view)
  }

  @inline(__always) private init(_ reference: Unmanaged<UIView>) {
    self.reference = reference
  }

  /// The view itself, for whoever does more than to pass by.
  var kept: UIView { view }

  /// The controller whose root view it is.
  var controller: UIViewController? { @inline(__always) get { view.controller } }

  /// Whether it keeps constraints.
  var hasConstraints: Bool { @inline(__always) get { view.rare?.constraints != nil } }

  /// The view around.
  var superview: PassedView? {
    @inline(__always) get {
      if let reference = view.superviewReference { PassedView(reference) } else { nil }
    }
  }

  /// Whether it is another view.
  @inline(__always) func isSame(as other: UIView) -> Bool {
    reference.toOpaque() == Unmanaged.passUnretained(other).toOpaque()
  }

  /// Whether it knows of something to lay out in it.
  var owesInside: Bool {
    @inline(__always) get { view.layoutDebt.isInside }
    @inline(__always) nonmutating set { view.layoutDebt.isInside = newValue }
  }

  /// Takes an event of its traits; says whether those further above have to be told.
  @inline(__always) func handle(_ event: TraitDebt.Event) -> Bool {
    var debt = view.traitDebt
    defer { view.traitDebt = debt }
    return debt.handle(event)
  }

  /// Notes that a view in it owes something: who came last owes most, and further behind nobody looks for it.
  @inline(__always) func noteDebtor(_ debtor: PassedView) {
    guard view.layoutDebt.firstDebtor > 0 else { return }
    if view.subviews.count > LayoutDebt.reach {
      view.look(for: debtor.reference)
    } else {
      view.layoutDebt.firstDebtor = 0
    }
  }

  /// Notes in the view around that this one owes something.
  func noteDebtInSuperview() { superview?.noteDebtor(self) }

  /// Lets the next commit visit the tree of which this is the top, where that is a window on the screen.
  @inline(__always) func askForLayout() {
    if view.flags.isWindow, !view.flags.awaitsCommit { view.askForLayout() }
  }
}

extension UIView {
  /// Finds out where a view stands that owes something.
  @inline(never) fileprivate final func look(for debtor: Unmanaged<UIView>) {
    for place in (subviews.count - LayoutDebt.reach..<subviews.count).reversed()
    where Unmanaged.passUnretained(subviews[place]).toOpaque() == debtor.toOpaque() {
      layoutDebt.firstDebtor = min(layoutDebt.firstDebtor, place)
      return
    }
    layoutDebt.firstDebtor = 0
  }

  /// Lets the next commit visit the tree below, where this is a window on the screen.
  fileprivate final func askForLayout() {
    if let window = self as? UIWindow, window.isShown { World.current.needsLayout(window) }
  }
}
