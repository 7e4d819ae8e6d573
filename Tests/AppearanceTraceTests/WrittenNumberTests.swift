import Testing

@testable import AppearanceTrace

@Suite("Numbers as traces write them")
struct WrittenNumberTests {
  @Test(
    "a word says the number that the standard library reads in it, or none",
    arguments: [
      "0", "-0", "7", "-7", "195", "422.5", "-0.35", "0.1", "0.30000000000000004", "1.", ".5",
      "-.5", "-", ".",
      "", "+3", "1e3", "1E-3", "0x1p3", "nan", "inf", "1.2.3", "--1", "1-", " 1", "1 ", "12a", "٣",
      "123456789012345", "1234567890123456", "0.123456789012345", "99999999999999.9",
      "9007199254740993",
      "123456789012345678901234567890", "0.000000000000001",
    ])
  func words(word: String) {
    let (read, usual) = (Double(written: word), Double(word))

    #expect(read?.bitPattern == usual?.bitPattern || read?.isNaN == true && usual?.isNaN == true)
  }

  @Test("any fraction of a few digits is rounded as the standard library does it")
  func fractions() {
    for whole in stride(from: -997, through: 997, by: 13) {
      for places in stride(from: 1, through: 9999, by: 7) {
        let word = "\(whole).\(places)"
        #expect(Double(written: word) == Double(word))
      }
    }
  }
}
