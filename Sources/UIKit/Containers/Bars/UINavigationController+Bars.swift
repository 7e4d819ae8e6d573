import CoreGraphics
import UIKitSemantics

extension UINavigationController {
  // MARK: - Requests

  /// Hides or shows the bar at the top; the status bar's decider may change with it (SB-02).
  final func hideTopBar(_ isHidden: Bool, animated: Bool) {
    guard isHidden != bars.isTopHidden, !World.current.isHalted else { return }
    noteBarsWereSet()
    if !isHidden { navigationBar.isHidden = false }
    change(animated: animated) {
      bars.isTopHidden = isHidden
    } completion: { navigation in
      navigation.navigationBar.isHidden = navigation.bars.isTopHidden
    }
    guard viewIfLoaded?.window != nil else { return }
    World.current.statusBar.update()
  }

  /// Hides or shows the bar at the bottom.
  final func hideToolbar(_ isHidden: Bool, animated: Bool) {
    guard isHidden != bars.isBottomHidden, !World.current.isHalted else { return }
    noteBarsWereSet()
    prepareToolbar()
    change(animated: animated) {
      bars.isBottomHidden = isHidden
      showToolbarIfSeen()
    } completion: { navigation in
      navigation.toolbarMade.isHidden = !navigation.isToolbarSeen
    }
  }

  /// Lets the bar at the bottom follow the top: its buttons, and whether it wants the bar.
  final func refreshToolbar() {
    guard let toolbar = bars.toolbar else { return }
    toolbar.items = topViewController?.toolbarItems
    guard toolbar.isHidden == isToolbarSeen else { return }
    SafeAreaChange.perform(in: stack.wrapper.map { [$0] } ?? []) {
      toolbar.isHidden = !isToolbarSeen
    }
    placeBars()
    viewIfLoaded?.setNeedsLayout()
  }

  /// Puts the bar at the bottom into the view, beyond its edge.
  private func prepareToolbar() {
    let toolbar = toolbarMade
    toolbar.items = topViewController?.toolbarItems
    guard let view = viewIfLoaded, toolbar.superview !== view else { return }
    toolbar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.addSubview(toolbar)
    placeBars()
  }

  private func showToolbarIfSeen() {
    if isToolbarSeen { toolbarMade.isHidden = false }
  }

  // MARK: - Changes

  /// Changes bars: what they cover changes at once, and they move there, if that is to be seen.
  private func change(
    animated: Bool, _ change: () -> Void,
    completion: @escaping @MainActor (UINavigationController) -> Void
  ) {
    World.acting(as: .host) {
      SafeAreaChange.perform(in: stack.wrapper.map { [$0] } ?? [], change)
      viewIfLoaded?.setNeedsLayout()
      guard animated, viewIfLoaded?.window != nil else {
        placeBars()
        return completion(self)
      }
      UIView.animate(
        withDuration: type(of: self).hideShowBarDuration,
        animations: {
          self.placeBars()
          self.placeTop()
        },
        completion: { [weak self] _ in
          if let self { completion(self) }
        })
    }
  }

  /// Notes that the application set the bars, unless a gesture of theirs did.
  private func noteBarsWereSet() {
    if barGestures?.isSetting != true {
      _ = bars.hiding.handle(.setByApplication, areHidden: bars.isTopHidden)
    }
  }

  // MARK: - Switches

  final var barGesturesMade: BarGestures {
    if let barGestures { return barGestures }
    let made = BarGestures(self)
    barGestures = made
    return made
  }

  final func setSwitch(_ wish: WritableKeyPath<BarHiding.Switches, Bool>, _ isOn: Bool) {
    guard bars.hiding.switches[keyPath: wish] != isOn else { return }
    bars.hiding.switches[keyPath: wish] = isOn
    barGesturesMade.attach()
    barGesturesMade.noteHeight()
  }
}
