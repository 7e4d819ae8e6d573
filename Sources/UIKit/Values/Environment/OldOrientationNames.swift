// Functions from before Swift 4.2 that sources still call.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The old name of `UIInterfaceOrientation.isLandscape`.
public func UIInterfaceOrientationIsLandscape(_ orientation: UIInterfaceOrientation) -> Bool {
  orientation.isLandscape
}

/// The old name of `UIInterfaceOrientation.isPortrait`.
public func UIInterfaceOrientationIsPortrait(_ orientation: UIInterfaceOrientation) -> Bool {
  orientation.isPortrait
}

/// The old name of `UIDeviceOrientation.isLandscape`.
public func UIDeviceOrientationIsLandscape(_ orientation: UIDeviceOrientation) -> Bool {
  orientation.isLandscape
}

/// The old name of `UIDeviceOrientation.isPortrait`.
public func UIDeviceOrientationIsPortrait(_ orientation: UIDeviceOrientation) -> Bool {
  orientation.isPortrait
}
