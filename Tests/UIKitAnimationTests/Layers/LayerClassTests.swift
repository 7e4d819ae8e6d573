import Testing
import UIKit

/// A layer of an application's, which has an initializer of its own.
private final class CornerLayer: CALayer {
  let corners: Int

  init(corners: Int) {
    self.corners = corners
    super.init()
  }

  required init?(coder: NSCoder) {
    corners = 0
    super.init(coder: coder)
  }
}

private final class UnknownLayer: CALayer {}

private final class CornerView: UIView {
  override class var layerClass: AnyClass { CornerLayer.self }
}

private final class UnknownView: UIView {
  override class var layerClass: AnyClass { UnknownLayer.self }
}

private final class EchoView: UIView {
  override class var layerClass: AnyClass { CAReplicatorLayer.self }
}

private final class DotLayer: CALayer {}

private final class DotView: UIView {
  override class var layerClass: AnyClass { Headless.register { DotLayer() } }
}

@MainActor @Suite("The layers of views", .serialized) struct LayerClassTests {
  @Test("a view has a layer of the class that it names, where that is registered or UIKit's")
  func registered() {
    Headless.reset()
    Headless.register { CornerLayer(corners: 4) }

    #expect((CornerView().layer as? CornerLayer)?.corners == 4)
    #expect(EchoView().layer is CAReplicatorLayer)
    #expect(DotView().layer is DotLayer)
    #expect(Headless.complaints.isEmpty)
  }

  @Test("a layer's class that is not registered raises K13, and names itself and the view")
  func unregistered() {
    Headless.reset()

    _ = UnknownView()

    #expect(Headless.complaints.map(\.id) == ["K13"])
    let text = Headless.complaints.first?.text ?? ""
    #expect(text.contains("UnknownLayer") && text.contains("UnknownView"))
  }
}
