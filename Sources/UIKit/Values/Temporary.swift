public import CoreGraphics
public import Foundation
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0, pageSheet, formSheet, currentContext, custom, overFullScreen,
    overCurrentContext, popover, none = -1, automatic = -2
}
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad }
public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent = 3 }
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }
public enum UIBarStyle: Int, Sendable { case `default`, black }
public class UITraitCollection { public init(userInterfaceIdiom: UIUserInterfaceIdiom) {} }
public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue };
  public static let all = UIRectEdge(rawValue: 15)
}
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue };
  public static let allButUpsideDown = UIInterfaceOrientationMask(rawValue: 15)
}
public struct UIEdgeInsets: Sendable, Equatable {
  public var top, left, bottom, right: CGFloat;
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top; self.left = left; self.bottom = bottom; self.right = right
  }; public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}
open class UIColor: @unchecked Sendable {
  public var cgColor: CGColor? { nil }; public static let systemBlue = UIColor()
}
