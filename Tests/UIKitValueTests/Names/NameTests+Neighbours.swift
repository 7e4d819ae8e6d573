import Testing
import UIKit

/// Names beside those that every app has, as libraries use them.
extension NameTests {
  @Test("things are attached to things and run into paths")
  func dynamics() {
    check([
      Use("two things") {
        let (first, second) = (UIView(), UIView())
        let offset = UIOffset(horizontal: 1, vertical: 2)
        let rod = UIAttachmentBehavior(
          item: first, offsetFromCenter: offset, attachedTo: second, offsetFromCenter: .zero)
        return rod.items.count == 2 && rod.attachedBehaviorType == .items
          && UIAttachmentBehavior(item: first, attachedToAnchor: .zero).attachedBehaviorType
            == .anchor
      },
      Use("edges by their names") {
        let collision = UICollisionBehavior()
        collision.addBoundary(withIdentifier: "a" as NSString, from: .zero, to: CGPoint(x: 9, y: 0))
        collision.addBoundary(withIdentifier: "b" as NSString, for: UIBezierPath())
        let width = collision.boundary(withIdentifier: "a" as NSString)?.bounds.width
        collision.removeBoundary(withIdentifier: "a" as NSString)
        return width == 9 && collision.boundaryIdentifiers?.count == 1
          && collision.boundary(withIdentifier: "a" as NSString) == nil
          && collision.boundary(withIdentifier: "b" as NSString) != nil
          && collision.collisionMode == .everything
      },
      Use("things that come later") {
        let behavior = UIDynamicItemBehavior()
        let view = UIView()
        behavior.addItem(view)
        return behavior.items.count == 1 && behavior.linearVelocity(for: view) == .zero
      },
      Use("where a thing is pushed") {
        let view = UIView()
        let push = UIPushBehavior(items: [view], mode: .instantaneous)
        push.setTargetOffsetFromCenter(UIOffset(horizontal: 3, vertical: 0), for: view)
        return push.targetOffsetFromCenter(for: view).horizontal == 3
          && push.targetOffsetFromCenter(for: UIView()) == .zero
      },
    ])
  }

  @Test("texts keep their containers, and are read from data as they are")
  func texts() {
    check([
      Use("container") {
        let view = UITextView(frame: .zero)
        return view.textContainer.lineFragmentPadding == 5
          && view.textContainer.maximumNumberOfLines == 0
          && view.layoutManager.textContainers.first === view.textContainer
      },
      Use("a container of one's own") {
        let container = NSTextContainer(size: CGSize(width: 10, height: 20))
        return UITextView(frame: .zero, textContainer: container).textContainer === container
      },
      Use("document") {
        let text = try? NSAttributedString(
          data: Data("a".utf8), options: [.documentType: NSAttributedString.DocumentType.html],
          documentAttributes: nil)
        return text?.string == "a"
      },
      Use("nothing") { NSAttributedString().length == 0 },
      Use("an attribute of a font") {
        let descriptor = UIFontDescriptor(name: "a", size: 9)
        return descriptor.object(forKey: .size) as? CGFloat == 9
          && descriptor.object(forKey: .face) == nil
      },
      Use("no text") {
        (try? NSAttributedString(data: Data([0xFF]), options: [:], documentAttributes: nil)) == nil
      },
      Use("format") {
        let text = NSMutableString(string: "a")
        text.appendFormat("%d", 5)
        return text == "a5"
      },
    ])
  }

  @Test("what views tell assistive technology is theirs to override, and is told by any object")
  func assistance() {
    check([
      Use("overridden") { Overriding().accessibilityFrame.width == 7 },
      Use("the part that is safe") { Overriding().safeAreaLayoutGuide.identifier == "own" },
      Use("by an object") {
        let view = UIView()
        let object: NSObject = view
        object.accessibilityLabel = "a"
        object.isAccessibilityElement = true
        return view.accessibilityLabel == "a" && view.isAccessibilityElement
          && NSObject().accessibilityLabel == nil
      },
      Use("elements") {
        UIView().accessibilityElementCount() == NSNotFound
          && Overriding().accessibilityElementCount() == 1
      },
    ])
  }

  private final class Overriding: UIView {
    private let guide = UILayoutGuide()

    override var accessibilityFrame: CGRect {
      get { CGRect(x: 0, y: 0, width: 7, height: 7) }
      set {}
    }
    override var safeAreaLayoutGuide: UILayoutGuide {
      guide.identifier = "own"
      return guide
    }
    override func accessibilityElementCount() -> Int { 1 }
  }

  @Test("time by Core Foundation's names is virtual")
  func time() {
    check([
      Use("a timer") {
        var count = 0
        let timer = CFRunLoopTimerCreateWithHandler(
          kCFAllocatorDefault, CFAbsoluteTimeGetCurrent() + 1, 0, 0, 0
        ) { _ in count += 1 }
        Headless.settle()
        let before = count
        CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, .commonModes)
        Headless.settle()
        return before == 0 && count == 1 && Headless.now == 1
      },
      Use("a timer of nothing") {
        let timer = Timer()
        RunLoop.main.add(timer, forMode: .common)
        timer.fire()
        return !timer.isValid
      },
    ])
  }

  @Test("what is not here answers that it is not")
  func absences() {
    check([
      Use("methods") {
        class_getInstanceMethod(UIView.self, "frame") == nil
          && !class_addMethod(UIView.self, "a", OpaquePointer(bitPattern: 8)!, nil)
          && object_getClass(UIView()) == UIView.self
      },
      Use("logs") {
        os_log("a %d", log: .default, type: .debug, 1)
        Logger(subsystem: "a", category: "b").info("a \(1, privacy: .public)")
        return !OSLog.default.isEnabled(type: .fault)
      },
      Use("locks") {
        var lock = os_unfair_lock()
        os_unfair_lock_lock(&lock)
        let isFree = os_unfair_lock_trylock(&lock)
        os_unfair_lock_unlock(&lock)
        return !isFree && os_unfair_lock_trylock(&lock)
      },
      Use("fonts") { CGDataProvider(data: Data() as NSData).flatMap { CGFont($0) } == nil },
      Use("pictures") { UIImage(imageLiteralResourceName: "a").size == .zero },
      Use("what is shared later") {
        UIActivityItemProvider(placeholderItem: 1).item as? Int == 1
      },
    ])
  }

  @Test("further values have their defaults")
  func further() {
    check([
      Use("slider") {
        let slider = UISlider()
        let image = UIImage()
        slider.setThumbImage(image, for: .disabled)
        let before = slider.currentThumbImage
        slider.isEnabled = false
        return before == nil && slider.currentThumbImage === image
      },
      Use("bar item") { UIBarItem().landscapeImagePhoneInsets == .zero },
      Use("table") { UITableView().separatorEffect == nil },
      Use("layer") {
        let layer = CALayer()
        layer.minificationFilterBias = 2
        return CALayer(layer: layer).minificationFilterBias == 2
          && CALayer().minificationFilterBias == 0
      },
      Use("layout") {
        let layout = UICollectionViewFlowLayout()
        let attributes = UICollectionViewLayoutAttributes()
        return !layout.flipsHorizontallyInOppositeLayoutDirection
          && layout.developmentLayoutDirection == .leftToRight
          && !layout.shouldInvalidateLayout(
            forPreferredLayoutAttributes: attributes, withOriginalAttributes: attributes)
      },
      Use("context of a layout") {
        let context = UICollectionViewLayoutInvalidationContext()
        context.invalidateItems(at: [IndexPath(row: 1, section: 0)])
        return context.invalidatedItemIndexPaths?.count == 1
          && context.contentOffsetAdjustment == .zero
      },
      Use("equal points") { __CGPointEqualToPoint(.zero, CGPoint(x: 0, y: 0)) },
      Use("class") { UIView.classForCoder() == UIView.self },
    ])
  }
}
