import AppearanceTrace

extension RandomTraces {
  /// Whether one chance in so many came up.
  mutating func chance(_ count: Int) -> Bool {
    Int.random(in: 0..<count, using: &numbers) == 0
  }

  /// One of several, each as likely.
  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &numbers)]
  }

  /// Somebody who may be concerned, or nobody.
  mutating func someone() -> String? { chance(6) ? nil : pick(company.controllers) }
}
