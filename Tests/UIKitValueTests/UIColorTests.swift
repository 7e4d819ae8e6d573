import Testing
import UIKit

@Suite("UIKit's colours")
struct UIColorTests {
  @Test(
    "hue, saturation and brightness make red, green and blue, and come back",
    arguments: [
      (0.0, 1.0, 1.0, [1.0, 0, 0]), (1.0 / 3, 1, 1, [0, 1, 0]), (2.0 / 3, 1, 1, [0, 0, 1]),
      (0.5, 0.5, 0.8, [0.4, 0.8, 0.8]), (0, 0, 0.25, [0.25, 0.25, 0.25]),
      (5.0 / 6, 1, 0.5, [0.5, 0, 0.5]),
    ] as [(Double, Double, Double, [Double])])
  func hue(_ hue: Double, _ saturation: Double, _ brightness: Double, _ parts: [Double]) {
    let color = UIColor(
      hue: hue, saturation: saturation, brightness: brightness, alpha: 0.5)
    var (red, green, blue, alpha) = (9.0, 9.0, 9.0, 9.0) as (CGFloat, CGFloat, CGFloat, CGFloat)

    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect(zip([red, green, blue, alpha], parts + [0.5]).allSatisfy { abs($0 - $1) < 1e-9 })

    color.getHue(&red, saturation: &green, brightness: &blue, alpha: nil)
    #expect(abs(red - hue) < 1e-9)
    #expect(abs(green - saturation) < 1e-9)
    #expect(abs(blue - brightness) < 1e-9)
  }

  @Test("a grey and the same red, green and blue are not equal")
  func equality() {
    #expect(UIColor.white == UIColor(white: 1, alpha: 1))
    #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor.red.withAlphaComponent(0.5) == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(UIColor.red.hash == UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
  }

  @Test("only greys have a white")
  func white() {
    var white: CGFloat = 9

    #expect(UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1).getWhite(&white, alpha: nil))
    #expect(white == 0.5)
    #expect(!UIColor.red.getWhite(&white, alpha: nil))
  }

  @Test("a dependent colour is light unless the traits are dark, and keeps its opacity")
  func dynamic() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }

    #expect(color.cgColor == UIColor.black.cgColor)
    #expect(color.resolvedColor(with: dark) == .white)
    #expect(
      color.withAlphaComponent(0.5).resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.5))
    #expect(UIColor.label.resolvedColor(with: dark) == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(color == color && color != UIColor.black)
  }

  @Test("a colour of one's own class is made as ever")
  func subclass() {
    final class Named: UIColor, @unchecked Sendable {}

    #expect(Named(white: 0, alpha: 1) == UIColor.black)
  }
}
