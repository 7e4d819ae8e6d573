// The stack of contexts that drawing goes to, spelled as in C.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
import Foundation

/// The contexts of one thread, the last of them current.
private final class ContextStack {
  var contexts: [(context: CGContext, size: CGSize, scale: CGFloat)] = []

  static var current: ContextStack {
    let key = "UIKit.ContextStack"
    if let stack = Thread.current.threadDictionary[key] as? ContextStack { return stack }
    let stack = ContextStack()
    Thread.current.threadDictionary[key] = stack
    return stack
  }
}

/// Returns the context that drawing goes to, if any.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  ContextStack.current.contexts.last?.context
}

/// Makes drawing go to a context.
public func UIGraphicsPushContext(_ context: CGContext) {
  ContextStack.current.contexts.append((context, .zero, 1))
}

/// Makes drawing go to where it went before.
public func UIGraphicsPopContext() {
  _ = ContextStack.current.contexts.popLast()
}

/// Makes drawing go to a new picture, a pixel a point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Makes drawing go to a new picture; a scale of zero is the screen's.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  ContextStack.current.contexts.append((CGContext(), size, scale == 0 ? 3 : scale))
}

/// Returns the picture as it is so far, without pixels; nothing where there is none.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let top = ContextStack.current.contexts.last, top.size != .zero else { return nil }
  return UIImage(size: top.size, scale: top.scale)
}

/// Ends drawing to a picture.
public func UIGraphicsEndImageContext() {
  UIGraphicsPopContext()
}

/// Fills a rectangle; nothing is painted here.
public func UIRectFill(_ rect: CGRect) {}

/// Draws the frame of a rectangle; nothing is painted here.
public func UIRectFrame(_ rect: CGRect) {}
