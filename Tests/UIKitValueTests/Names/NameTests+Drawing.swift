import CoreGraphics
import Foundation
import Testing
import UIKit

extension NameTests {
  @Test("a context keeps the curves of its path")
  func contexts() {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { renderer in
      let context = renderer.cgContext
      self.check([
        Use("arc") {
          context.addArc(
            center: .zero, radius: 5, startAngle: 0, endAngle: .pi, clockwise: false)
          return abs(context.currentPointOfPath.x + 5) < 0.001
        },
        Use("curves") {
          context.addQuadCurve(to: CGPoint(x: 8, y: 8), control: .zero)
          context.addCurve(to: CGPoint(x: 1, y: 2), control1: .zero, control2: .zero)
          return context.currentPointOfPath == CGPoint(x: 1, y: 2)
        },
        Use("inside") {
          context.beginPath()
          context.addLines(between: [.zero, CGPoint(x: 4, y: 0), CGPoint(x: 4, y: 4)])
          return context.pathContains(CGPoint(x: 3, y: 1), mode: .fill)
            && !context.pathContains(CGPoint(x: 1, y: 3), mode: .eoFill)
        },
      ])
    }
    #expect(picture.size == CGSize(width: 9, height: 9))
  }

  @Test("geometry comes out of an archive as it went in")
  func archives() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.encode(CGRect(x: 1, y: 2, width: 3, height: 4.5), forKey: "rect")
    archiver.encode(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), forKey: "insets")
    archiver.encode(CGAffineTransform(scaleX: 2, y: 3), forKey: "transform")
    archiver.encode(CGVector(dx: 5, dy: 6), forKey: "vector")
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    reader.requiresSecureCoding = true

    check([
      Use("rect") {
        reader.decodeCGRect(forKey: "rect") == CGRect(x: 1, y: 2, width: 3, height: 4.5)
      },
      Use("insets") {
        reader.decodeUIEdgeInsets(forKey: "insets")
          == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      },
      Use("transform") {
        reader.decodeCGAffineTransform(forKey: "transform") == CGAffineTransform(scaleX: 2, y: 3)
      },
      Use("vector") { reader.decodeCGVector(forKey: "vector") == CGVector(dx: 5, dy: 6) },
      Use("missing") {
        reader.decodeCGAffineTransform(forKey: "none") == .identity
          && reader.decodeUIEdgeInsets(forKey: "none") == .zero
      },
    ])
  }

  @Test("texts carry attachments and the attributes of UIKit")
  func attributes() {
    check([
      Use("attachment") {
        let attachment = NSTextAttachment()
        attachment.image = UIImage(systemName: "star")
        let text = NSAttributedString(attachment: attachment)
        return text.length == 1
          && text.attribute(.attachment, at: 0, effectiveRange: nil) as? NSTextAttachment
            === attachment
      },
      Use("container") {
        var container = AttributeContainer()
        container.font = UIFont.systemFont(ofSize: 9)
        container.foregroundColor = .red
        container.underlineStyle = .single
        return container.font?.pointSize == 9 && container.foregroundColor == .red
          && container.backgroundColor == nil && container.underlineStyle == .single
      },
      Use("line breaks") {
        let style = NSMutableParagraphStyle()
        style.lineBreakStrategy = [.pushOut]
        let copy = style.copy() as? NSParagraphStyle
        return copy?.lineBreakStrategy == .pushOut && NSParagraphStyle().lineBreakStrategy == []
      },
      Use("sizes of a scene's windows") {
        UISceneSizeRestrictions().allowsFullScreen
          && UIWindow(frame: .zero).windowScene?.sizeRestrictions == nil
      },
    ])
  }

  @Test("a control hands its event to a method of two arguments")
  func events() {
    final class Listener: NSObject {
      var heard: [String] = []
      func changed(_ sender: UIControl, _ event: UIEvent) { heard.append("changed") }
    }
    let listener = Listener()
    let control = UIControl()
    control.addTarget(
      listener, action: Selector("changed::", Listener.changed(_:_:)), for: .valueChanged)

    control.sendActions(for: .valueChanged)

    #expect(listener.heard == ["changed"])
  }

  @Test("a view's subclass may say itself which layer it has")
  func layers() {
    final class Counting: UIView {
      var asked = 0
      override var layer: CALayer {
        asked += 1
        return super.layer
      }
    }
    let view = Counting(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let before = view.asked

    #expect(view.layer.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.asked > before)
  }
}
