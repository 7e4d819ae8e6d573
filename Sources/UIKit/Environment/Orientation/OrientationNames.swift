import UIKitSemantics

extension UIInterfaceOrientation {
  init(_ way: OrientationChoice.Way) {
    switch way {
    case .portrait: self = .portrait
    case .landscapeRight: self = .landscapeRight
    case .landscapeLeft: self = .landscapeLeft
    case .upsideDown: self = .portraitUpsideDown
    }
  }
}

extension UIDeviceOrientation {
  /// How a device is held on which an interface lies upright: its sides are named the other way round.
  init(heldFor orientation: UIInterfaceOrientation) {
    switch orientation {
    case .portrait: self = .portrait
    case .portraitUpsideDown: self = .portraitUpsideDown
    case .landscapeRight: self = .landscapeLeft
    case .landscapeLeft: self = .landscapeRight
    case .unknown: self = .unknown
    }
  }
}

extension OrientationChoice.Way {
  init?(_ orientation: UIInterfaceOrientation) {
    switch orientation {
    case .portrait: self = .portrait
    case .portraitUpsideDown: self = .upsideDown
    case .landscapeRight: self = .landscapeRight
    case .landscapeLeft: self = .landscapeLeft
    case .unknown: return nil
    }
  }

  /// How an interface lies upright on a device that is held in a way; none where it lies flat.
  init?(heldAs orientation: UIDeviceOrientation) {
    guard
      let way = Self.allCases.first(where: {
        UIDeviceOrientation(heldFor: UIInterfaceOrientation($0)) == orientation
      })
    else { return nil }
    self = way
  }
}

extension Set<OrientationChoice.Way> {
  init(_ mask: UIInterfaceOrientationMask) {
    self = Set(
      OrientationChoice.Way.allCases.filter { way in
        mask.contains(
          UIInterfaceOrientationMask(rawValue: 1 << UInt(UIInterfaceOrientation(way).rawValue)))
      })
  }
}
