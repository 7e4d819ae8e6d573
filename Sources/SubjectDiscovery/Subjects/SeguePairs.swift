/// Which of a library's segues lead back from which others.
struct SeguePairs {
  let segues: [Segue]

  /// A segue that leads somewhere, on one of its ways.
  struct Segue {
    let id: String
    let name: String
    let way: SegueText.Way
    /// Whether it takes its source away, and shows nothing.
    let leadsBack: Bool
  }

  /// The id of the one segue that leads back the way that another one leads there, and has most of its name; none
  /// where several have, or where another one that leads there has more of the name of that.
  ///
  /// - Parameters:
  ///   - id: the one that leads there.
  ///   - way: the way that it does; its first one where none is said.
  func back(from id: String, by way: SegueText.Way? = nil) -> String? {
    segues.first { $0.id == id && !$0.leadsBack && (way == nil || $0.way == way) }
      .flatMap(back)
  }

  private func back(from there: Segue) -> String? {
    let best = best(of: there)
    guard best.count == 1, let back = best.first,
      self.best(of: back).contains(where: { $0.id == there.id })
    else { return nil }
    return back.id
  }

  /// The ids of the segues from which one leads back.
  func ledBack(by id: String) -> [String] {
    let all = segues.filter { !$0.leadsBack && back(from: $0) == id }.map(\.id)
    return all.enumerated().filter { !all[..<$0.offset].contains($0.element) }.map(\.element)
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
  /// A segue on each of its ways; none where it leads nowhere.
  static func all(of type: KnownType, _ text: SegueText) -> [SeguePairs.Segue] {
    text.ways.map {
      SeguePairs.Segue(id: type.id, name: type.name, way: $0, leadsBack: text.there == nil)
    }
  }
}
