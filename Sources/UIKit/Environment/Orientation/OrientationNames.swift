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
    switch orientation {
    case .portrait: self = .portrait
    case .portraitUpsideDown: self = .upsideDown
    case .landscapeRight: self = .landscapeLeft
    case .landscapeLeft: self = .landscapeRight
    case .unknown, .faceUp, .faceDown: return nil
    }
  }
}

extension OrientationChoice.Ways {
  init(_ mask: UIInterfaceOrientationMask) {
    self = []
    for way in OrientationChoice.Way.allCases {
      let orientation = UIInterfaceOrientation(way)
      if mask.contains(UIInterfaceOrientationMask(rawValue: 1 << UInt(orientation.rawValue))) {
        insert(OrientationChoice.Ways(way))
      }
    }
  }
}
