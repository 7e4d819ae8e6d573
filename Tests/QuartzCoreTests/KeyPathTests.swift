import QuartzCore
import Testing

@Suite("Values of layers by name")
struct KeyPathTests {
  @Test(
    "a number that is set by its key path is read by it",
    arguments: [
      "opacity", "cornerRadius", "position.x", "position.y", "bounds.size.width",
      "bounds.origin.y", "transform.scale", "transform.scale.x", "transform.rotation",
      "transform.rotation.z", "transform.rotation.x", "transform.translation.y", "shadowRadius",
      "zPosition", "speed", "anything",
    ])
  func numbers(_ path: String) throws {
    let layer = CALayer()
    layer.setValue(0.25, forKeyPath: path)
    let number = try #require(layer.value(forKeyPath: path) as? Double)

    #expect(abs(number - 0.25) < 1e-12)
  }

  @Test("a turn by name is a turn")
  func rotation() {
    let layer = CALayer()
    layer.setValue(NSNumber(value: 1.0), forKeyPath: "transform.rotation")

    #expect(abs(layer.transform.m12 - sin(1)) < 1e-12)
    #expect(CATransform3DIsAffine(layer.transform))
  }

  @Test("turns about two axes are kept apart")
  func turns() throws {
    let layer = CALayer()
    layer.setValue(0.5, forKeyPath: "transform.rotation.x")
    layer.setValue(0.25, forKeyPath: "transform.rotation.y")
    layer.setValue(2.0, forKeyPath: "transform.scale.y")

    let x = try #require(layer.value(forKeyPath: "transform.rotation.x") as? Double)
    let y = try #require(layer.value(forKeyPath: "transform.rotation.y") as? Double)
    #expect(abs(x - 0.5) < 1e-12 && abs(y - 0.25) < 1e-12)
  }

  @Test("geometry comes as objects and is taken as values or objects")
  func geometry() {
    let layer = CALayer()
    layer.setValue(CGPoint(x: 1, y: 2), forKey: "position")
    layer.setValue(NSValue(rect: CGRect(x: 0, y: 0, width: 3, height: 4)), forKey: "bounds")

    #expect((layer.value(forKey: "position") as? NSValue)?.pointValue == CGPoint(x: 1, y: 2))
    #expect(layer.bounds.size == CGSize(width: 3, height: 4))
  }

  @Test("a value of the wrong kind changes nothing")
  func wrong() {
    let layer = CALayer()
    layer.setValue("round", forKey: "cornerRadius")
    layer.setValue(3, forKey: "position")

    #expect(layer.cornerRadius == 0 && layer.position == .zero)
  }

  @Test("a shape's properties have names too")
  func shapes() {
    let layer = CAShapeLayer()
    layer.setValue(0.5, forKey: "strokeEnd")
    CALayer().setValue(0.5, forKey: "strokeEnd")

    #expect(layer.strokeEnd == 0.5)
    #expect(LayerKey.allCases.allSatisfy { CAGradientLayer().accepts($0) || layer.accepts($0) })
  }
}

extension CALayer {
  /// Whether a property keeps its own value when set to it.
  fileprivate func accepts(_ key: LayerKey) -> Bool {
    guard let value = value(of: key) else { return false }
    set(key, to: value)
    return self.value(of: key) == value
  }
}
