import Testing
import UIKitSemantics

@Suite("How an interface is to lie") struct OrientationChoiceTests {
  typealias Way = OrientationChoice.Way

  struct Row: Sendable, CustomTestStringConvertible {
    let occasion: OrientationChoice.Occasion
    let present: Way
    let held: Way?
    let allowed: OrientationChoice.Ways
    var followsDevice = true
    let decision: OrientationChoice.Decision
    var testDescription: String { "\(occasion), \(present), held \(held as Any), \(allowed)" }
  }

  static let upright: OrientationChoice.Ways = [.portrait]
  static let wide: OrientationChoice.Ways = [.landscapeLeft, .landscapeRight]
  static let most: OrientationChoice.Ways = [.portrait, .landscapeLeft, .landscapeRight]

  static let rows: [Row] = [
    Row(
      occasion: .deviceTurned, present: .portrait, held: .landscapeLeft, allowed: most,
      decision: .turn(to: .landscapeLeft)),
    Row(
      occasion: .deviceTurned, present: .portrait, held: .upsideDown, allowed: most,
      decision: .stay),
    Row(occasion: .deviceTurned, present: .portrait, held: nil, allowed: most, decision: .stay),
    Row(
      occasion: .deviceTurned, present: .portrait, held: .landscapeLeft, allowed: most,
      followsDevice: false, decision: .stay),
    // A turn of the device never lets go of what is not allowed any more.
    Row(
      occasion: .deviceTurned, present: .landscapeLeft, held: .upsideDown, allowed: upright,
      decision: .stay),
    Row(
      occasion: .waysChanged, present: .portrait, held: .landscapeLeft, allowed: most,
      decision: .turn(to: .landscapeLeft)),
    Row(
      occasion: .waysChanged, present: .landscapeLeft, held: .landscapeLeft, allowed: upright,
      decision: .turn(to: .portrait)),
    Row(
      occasion: .waysChanged, present: .portrait, held: .landscapeLeft, allowed: most,
      followsDevice: false, decision: .stay),
    Row(
      occasion: .waysChanged, present: .portrait, held: nil, allowed: wide,
      decision: .turn(to: .landscapeRight)),
    Row(
      occasion: .shown(preferred: nil), present: .portrait, held: .landscapeLeft, allowed: most,
      decision: .stay),
    Row(
      occasion: .shown(preferred: .landscapeLeft), present: .portrait, held: .portrait,
      allowed: most, decision: .turn(to: .landscapeLeft)),
    Row(
      occasion: .shown(preferred: .portrait), present: .portrait, held: .landscapeLeft,
      allowed: wide, decision: .turn(to: .landscapeLeft)),
    Row(
      occasion: .shown(preferred: .portrait), present: .portrait, held: .portrait, allowed: wide,
      decision: .turn(to: .landscapeRight)),
    Row(
      occasion: .shown(preferred: nil), present: .portrait, held: nil, allowed: [],
      decision: .stay),
    Row(
      occasion: .requested(wide), present: .portrait, held: .portrait, allowed: upright,
      decision: .refuse),
    Row(
      occasion: .requested(wide), present: .portrait, held: .portrait, allowed: most,
      decision: .turn(to: .landscapeRight)),
    Row(
      occasion: .requested(wide), present: .landscapeLeft, held: .portrait, allowed: most,
      decision: .stay),
  ]

  @Test("each occasion", arguments: rows)
  func decide(_ row: Row) {
    let decision = OrientationChoice.decide(
      row.occasion, present: row.present, held: row.held, allowed: row.allowed,
      followsDevice: row.followsDevice)

    #expect(decision == row.decision)
  }

  @Test("nothing turns to where it lies, or to a way that is not allowed")
  func never() {
    let sets = (0..<16).map { OrientationChoice.Ways(rawValue: $0) }
    let occasions: [OrientationChoice.Occasion] =
      [.deviceTurned, .waysChanged, .shown(preferred: nil)]
      + Way.allCases.map { .shown(preferred: $0) } + sets.map { .requested($0) }
    for occasion in occasions {
      for allowed in sets {
        for (present, held) in Way.allCases.flatMap({ way in Way.allCases.map { (way, $0) } }) {
          let decision = OrientationChoice.decide(
            occasion, present: present, held: held, allowed: allowed, followsDevice: true)
          guard case .turn(let way) = decision else { continue }
          #expect(way != present && allowed.contains(way), "\(occasion) \(allowed)")
        }
      }
    }
  }
}
