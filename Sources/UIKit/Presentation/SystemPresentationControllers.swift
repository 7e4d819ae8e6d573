// Neither overrides a hook: none of theirs is called.

/// Shows a controller on the whole screen, and takes the presenter's view away.
final class FullScreenPresentationController: UIPresentationController, HostOwned {
  override var shouldRemovePresentersView: Bool { true }
}

/// Shows a controller on the whole screen, and leaves the presenter's view where it is.
final class OverFullScreenPresentationController: UIPresentationController, HostOwned {}
