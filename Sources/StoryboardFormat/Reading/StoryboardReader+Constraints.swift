extension StoryboardReader {
  private static let guides: [String: StoryboardDocument.GuideKind] = [
    "safeArea": .safeArea, "contentLayoutGuide": .content, "frameLayoutGuide": .frame,
  ]

  /// The constraints that a view keeps, but for those that UIKit would refuse.
  func constraints(
    _ list: StoryboardElement
  ) throws(StoryboardSyntaxError) -> [StoryboardDocument.Constraint] {
    var constraints: [StoryboardDocument.Constraint] = []
    for element in list.children {
      guard element.name == "constraint" else {
        notes.add("element is not understood", at: element)
        continue
      }
      if let constraint = try constraint(element) { constraints.append(constraint) }
    }
    return constraints
  }

  /// A constraint; none where it is only for the editor, or is noted.
  private func constraint(
    _ element: StoryboardElement
  ) throws(StoryboardSyntaxError) -> StoryboardDocument.Constraint? {
    var reader = ElementReader(element, notes)
    let isForEditor = try reader.flag("placeholder") ?? false
    let isStandard = try reader.flag("symbolic") ?? false
    let first = try firstSide(&reader)
    let second = try secondSide(&reader)
    let relation: StoryboardDocument.Relation? =
      element.attributes["relation"] == nil ? .equal : reader.word("relation")
    let (multiplier, constant) = (try reader.ratio("multiplier"), try reader.number("constant"))
    let priority = try reader.priority("priority")
    let identifier = reader.text("identifier")
    reader.noteUnread()
    if isStandard, constant == nil {
      notes.add("a standard distance without a constant is taken for zero", at: element)
    }
    guard !isForEditor, let first, let relation, !second.isUnknown else { return nil }
    let constraint = StoryboardDocument.Constraint(
      first: first, relation: relation, second: second.side, multiplier: multiplier ?? 1,
      constant: constant ?? 0, priority: priority ?? 1000, identifier: identifier,
      id: element.attributes["id"], line: element.line)
    return isPossible(constraint, element) ? constraint : nil
  }

  // MARK: - Sides

  private func firstSide(
    _ reader: inout ElementReader
  ) throws(StoryboardSyntaxError) -> StoryboardDocument.Constraint.Side? {
    let item = reader.text("firstItem")
    guard reader.element.attributes["firstAttribute"] != nil else {
      throw notes.error("attribute 'firstAttribute'", at: reader.element)
    }
    return reader.word("firstAttribute", StoryboardDocument.Attribute.init(word:)).map {
      StoryboardDocument.Constraint.Side(item: item, attribute: $0)
    }
  }

  /// The second side, which need not be there, and whether it is there and not understood.
  private func secondSide(
    _ reader: inout ElementReader
  ) throws(StoryboardSyntaxError) -> (side: StoryboardDocument.Constraint.Side?, isUnknown: Bool) {
    let names = ["secondItem", "secondAttribute"]
    let given = names.filter { reader.element.attributes[$0] != nil }
    guard !given.isEmpty else { return (nil, false) }
    let item = try reader.need("secondItem")
    guard given.count == names.count else {
      throw notes.error("attribute 'secondAttribute'", at: reader.element)
    }
    guard let attribute = reader.word("secondAttribute", StoryboardDocument.Attribute.init(word:))
    else {
      return (nil, true)
    }
    return (StoryboardDocument.Constraint.Side(item: item, attribute: attribute), false)
  }

  /// Whether UIKit would accept a constraint; one that it would not is noted.
  private func isPossible(
    _ constraint: StoryboardDocument.Constraint, _ element: StoryboardElement
  ) -> Bool {
    let one = constraint.first.attribute
    if let other = constraint.second?.attribute, !one.pairs(with: other) {
      notes.add("its two attributes cannot be related to one another", at: element)
      return false
    }
    if !one.isLength, constraint.second == nil || constraint.multiplier == 0 {
      notes.add("a place cannot be related to a number alone", at: element)
      return false
    }
    return true
  }

  // MARK: - Guides and priorities

  /// A guide of a view.
  func guide(
    _ element: StoryboardElement
  ) throws(StoryboardSyntaxError) -> StoryboardDocument.Guide? {
    var reader = ElementReader(element, notes)
    let id = try reader.need("id")
    let kind = reader.word("key", Self.guides)
    reader.noteUnread()
    return kind.map { StoryboardDocument.Guide(id: id, kind: $0) }
  }

  /// The guides of a controller, which old files have.
  func controllerGuides(
    _ list: StoryboardElement
  ) throws(StoryboardSyntaxError) -> [StoryboardDocument.Guide] {
    var guides: [StoryboardDocument.Guide] = []
    for element in list.children {
      var reader = ElementReader(element, notes)
      let id = try reader.need("id")
      let kind: StoryboardDocument.GuideKind? =
        reader.word("type", ["top": .top, "bottom": .bottom])
      reader.noteUnread()
      if let kind { guides.append(StoryboardDocument.Guide(id: id, kind: kind)) }
    }
    return guides
  }

  /// How much a view resists being larger or smaller than its content.
  func stiffness(
    _ reader: inout ElementReader
  ) throws(StoryboardSyntaxError) -> StoryboardDocument.Stiffness {
    StoryboardDocument.Stiffness(
      horizontalHugging: try reader.priority("horizontalHuggingPriority"),
      verticalHugging: try reader.priority("verticalHuggingPriority"),
      horizontalResistance: try reader.priority("horizontalCompressionResistancePriority"),
      verticalResistance: try reader.priority("verticalCompressionResistancePriority"))
  }
}
