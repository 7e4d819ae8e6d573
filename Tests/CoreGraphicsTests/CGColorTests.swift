import CoreGraphics
import Testing

@Suite("Colours")
struct CGColorTests {
  @Test("the last component is alpha")
  func alpha() {
    let color = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)

    #expect(color.components == [0.1, 0.2, 0.3, 0.4])
    #expect(color.alpha == 0.4)
    #expect(color.copy(alpha: 1)?.components == [0.1, 0.2, 0.3, 1])
  }

  @Test("colours are equal by space and components")
  func equality() {
    let grey = CGColor(gray: 1, alpha: 1)
    let white = CGColor(red: 1, green: 1, blue: 1, alpha: 1)

    #expect(grey != white)
    #expect(white == CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(grey == CGColor(gray: 1, alpha: 1))
  }

  @Test("a grey spreads over red, green and blue when converted")
  func conversion() {
    let space = CGColorSpaceCreateDeviceRGB()
    let color = CGColor(gray: 0.5, alpha: 0.25)
      .converted(to: space, intent: .defaultIntent, options: nil)

    #expect(color == CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.25))
  }
}
