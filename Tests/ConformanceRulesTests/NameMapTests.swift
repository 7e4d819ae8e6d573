import Testing

@testable import ConformanceRules
@testable import RuleOracles

@Suite("Values by name") struct NameMapTests {
  @Test("are those that a dictionary has, whatever was done to both", arguments: 1...20)
  func agreement(seed: UInt64) {
    var dice = SplitMix64(seed: seed)
    var map: NameMap<Int> = [:]
    var dictionary: [Name: Int] = [:]
    for step in 0..<2000 {
      // Few names and many: with few, most places are taken again and again.
      let name = Name(Int(dice.next() % (seed % 2 == 0 ? 12 : 300)))
      switch dice.next() % 6 {
      case 0, 1: (map[name], dictionary[name]) = (step, step)
      case 2: #expect(map.removeValue(forKey: name) == dictionary.removeValue(forKey: name))
      case 3:
        map[name, default: step] += 1
        dictionary[name, default: step] += 1
      case 4:
        map[name]? += 1
        dictionary[name]? += 1
      default: (map[name], dictionary[name]) = (nil, nil)
      }
      #expect(map[name] == dictionary[name] && map.count == dictionary.count)
    }
    #expect(Dictionary(uniqueKeysWithValues: map.map { ($0.key, $0.value) }) == dictionary)
    #expect(map.values.sorted() == dictionary.values.sorted())
  }

  @Test("are equal where names and values are, in whatever order they came")
  func equality() {
    let one: NameMap = [Name(1): "a", Name(9): "b", Name(17): "c"]
    var other: NameMap = [Name(17): "c", Name(9): "b", Name(1): "a"]
    #expect(one == other)
    other[Name(9)] = nil
    #expect(one != other && other[Name(9), default: "none"] == "none")
  }
}
