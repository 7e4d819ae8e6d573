/// Which of a library's segues lead back from which others.
struct SeguePairs {
  let segues: [Segue]

  /// A segue that leads somewhere.
  struct Segue {
    let id: String
    let name: String
    let way: SegueText.Way
    /// Whether it takes its source away, and shows nothing.
    let leadsBack: Bool
  }

  /// The id of the one segue that leads back the way that another one leads there, and has most of its name; none
  /// where several have, or where another one that leads there has more of the name of that.
  func back(from id: String) -> String? {
    guard let there = segues.first(where: { $0.id == id && !$0.leadsBack }) else { return nil }
    let best = best(of: there)
    guard best.count == 1, let back = best.first,
      self.best(of: back).contains(where: { $0.id == id })
    else { return nil }
    return back.id
  }

  /// The ids of the segues from which one leads back.
  func ledBack(by id: String) -> [String] {
    segues.filter { !$0.leadsBack && back(from: $0.id) == id }.map(\.id)
  }

  /// The segues of another one's way and of the other direction that have most words of its name, and fewest beside
  /// them; any has enough where there is no third segue of that way.
  private func best(of segue: Segue) -> [Segue] {
    let sameWay = segues.filter { $0.way == segue.way }
    let opposed = sameWay.filter { $0.leadsBack != segue.leadsBack }
    guard sameWay.count > 2 else { return opposed }
    let near = opposed.map { Nearness($0.words, segue.words) }
    guard let nearest = near.max(), nearest.shared > 0 else { return [] }
    return zip(opposed, near).filter { $0.1 == nearest }.map(\.0)
  }

  /// How much of two names is the same.
  private struct Nearness: Comparable {
    let shared: Int
    let others: Int

    init(_ one: Set<String>, _ other: Set<String>) {
      shared = one.intersection(other).count
      others = one.symmetricDifference(other).count
    }

    static func < (one: Nearness, other: Nearness) -> Bool {
      (one.shared, other.others) < (other.shared, one.others)
    }
  }
}

extension SeguePairs.Segue {
  /// The words of its name that tell segues from one another: not the letters that a library may begin names with.
  fileprivate var words: Set<String> {
    Set(CodeText.nameParts(of: name).filter { $0.count > 1 }).subtracting(Self.commonWords)
  }

  private static let commonWords: Set<String> = ["segue", "storyboard", "transition"]
}

extension SeguePairs.Segue {
  /// A segue by what it does; none where it leads nowhere.
  init?(_ type: KnownType, _ text: SegueText) {
    guard let way = text.there ?? text.back else { return nil }
    self.init(id: type.id, name: type.name, way: way, leadsBack: text.there == nil)
  }
}
