extension LineReader {
  /// Takes an event: mark, action, attribution.
  mutating func takeEvent(at time: TraceTime) throws(TraceSyntaxError) -> Event {
    let mark = takeMark()
    let action = try takeAction()
    let attribution = try takeAttribution()
    return Event(at: time, action, mark: mark, attribution: attribution)
  }

  private mutating func takeMark() -> Event.Mark {
    for mark in Event.Mark.allCases where mark != .host && takeIfNext(mark.sign + " ") {
      return mark
    }
    return .host
  }

  private mutating func takeAttribution() throws(TraceSyntaxError) -> Event.Attribution? {
    guard takeIfNext(" (") else { return nil }
    if takeIfNext("\(Keyword.direct))") { return .direct }
    let word = bareWord
    guard holds(Keyword.by, in: word) else {
      let words = [Keyword.by, Keyword.direct]
      throw unexpected(word, expected: .oneOf(words), from: words)
    }
    position = word.upperBound
    try takeSpaces(before: .name)
    if takeIfNext("\(Keyword.subject))") { return .subjectAlone }
    let transition = try takeName(except: [Keyword.subject])
    try take(")")
    return .subject(transition: transition)
  }

  private mutating func takeAction() throws(TraceSyntaxError) -> Event.Action {
    let word = bareWord
    let hasParenthesis = word.upperBound < end && self[word.upperBound] == .openParenthesis
    if next == .quote || hasParenthesis { return .call(try takeCall()) }
    guard let verb = Event.Verb(rawValue: text(word)) else { throw unexpectedAction(word) }
    position = word.upperBound
    switch verb {
    case .begin: return .begin(try takeSpan())
    case .end:
      let transition = try takeSpacedName()
      return .end(transition: transition, outcome: try takeSpacedChoice(Event.Outcome.self))
    case .statusBar:
      try takeSpaces(before: .name)
      return .statusBar(try takeStatusBarLook())
    case .insert:
      let view = try takeSpacedName()
      try takeSpaced("into")
      let superview = try takeSpacedName()
      return .insert(view: view, superview: superview, below: try takeName(after: Keyword.below))
    case .remove:
      let view = try takeSpacedName()
      try takeSpaced("from")
      return .remove(view: view, superview: try takeSpacedName())
    case .set:
      let view = try takeSpacedName()
      let kind = try takeSpacedChoice(ViewProperty.Kind.self)
      return .set(view: view, ViewProperty(kind, try takeSpacedWords()))
    case .moves:
      return .moves(view: try takeSpacedName())
    case .rests:
      return .rests(view: try takeSpacedName())
    case .delegate:
      let controller = try takeSpacedName()
      return .delegate(controller: controller, try takeSpacedChoice(Event.DelegateState.self))
    case .fault:
      try takeSpaces(before: .name)
      let id = try takeWord()
      let effect = try takeSpacedChoice(Event.FaultEffect.self)
      return .fault(id: id, effect: effect, object: hasSpacedWord ? try takeSpacedName() : nil)
    case .round:
      return .round(try takeSpacedNumber())
    case .repeats:
      let times = try takeSpacedNumber()
      try takeSpaced(Keyword.times)
      return .repeats(times: times)
    case .release:
      return .release(object: try takeSpacedName())
    }
  }

  private func unexpectedAction(_ word: Range<Int>) -> TraceSyntaxError {
    if text(word).contains(".") {
      var reader = self
      reader.position = word.upperBound
      return reader.unexpected(.literal("("))
    }
    return unexpected(word, expected: .event, from: Event.Verb.allCases.map(\.rawValue))
  }

  private mutating func takeSpacedName() throws(TraceSyntaxError) -> String {
    try takeSpaces(before: .name)
    return try takeName()
  }

  private mutating func takeSpacedNumber() throws(TraceSyntaxError) -> Int {
    try takeSpaces(before: .number)
    return try takeNumber()
  }

  private mutating func takeSpacedChoice<Choice: RawRepresentable<String> & CaseIterable>(
    _ choices: Choice.Type
  ) throws(TraceSyntaxError) -> Choice {
    try takeSpaces(before: .oneOf(Choice.allCases.map(\.rawValue)))
    return try takeChoice(choices)
  }

  private mutating func takeSpan() throws(TraceSyntaxError) -> TransitionSpan {
    let transition = try takeSpacedName()
    let kind = try takeSpacedChoice(TransitionSpan.Kind.self)
    try takeSpaces(before: .name)
    let from = try takeOptionalName()
    try takeSpaced("->")
    try takeSpaces(before: .name)
    let to = try takeOptionalName()
    let style = try takeStyle()
    let removes = takeFlag(Keyword.removing)
    let isInteractive = takeFlag(Keyword.interactive)
    let isUnanimated = takeFlag(Keyword.unanimated)
    let isOutOfSight = takeFlag(Keyword.outOfSight)
    return TransitionSpan(
      transition, kind, from: from, to: to, isAnimated: !isUnanimated,
      isInteractive: isInteractive, isOutOfSight: isOutOfSight, style: style,
      removesFromView: removes, finalFrame: try takeFinalFrame())
  }

  private mutating func takeStyle() throws(TraceSyntaxError) -> String? {
    guard hasSpacedWord else { return nil }
    let start = position
    try takeSpaces(before: .name)
    if Keyword.spanFlags.contains(text(bareWord)) {
      position = start
      return nil
    }
    return try takeWord(except: Keyword.spanFlags)
  }

  private mutating func takeFinalFrame() throws(TraceSyntaxError) -> TransitionSpan.FinalFrame? {
    if takeFlag(Keyword.frameless) { return .frameless }
    guard takeFlag(Keyword.frame) else { return nil }
    return .rectangle(
      x: try takeSpacedValue(), y: try takeSpacedValue(), width: try takeSpacedValue(),
      height: try takeSpacedValue())
  }

  private mutating func takeSpacedValue() throws(TraceSyntaxError) -> String {
    try takeSpaces(before: .value)
    return try takeWord(.value)
  }

  /// Takes a fixed word and the name behind it, if the word comes next.
  private mutating func takeName(after fixed: String) throws(TraceSyntaxError) -> String? {
    takeFlag(fixed) ? try takeSpacedName() : nil
  }

  /// Takes a space and a word, if they come next.
  mutating func takeFlag(_ word: String) -> Bool {
    let start = position
    if takeIfNext(" "), holds(word, in: bareWord) {
      position += word.utf8.count
      return true
    }
    position = start
    return false
  }

  /// Takes who decides the status bar's look, the look, and who else decides whether it is seen.
  mutating func takeStatusBarLook() throws(TraceSyntaxError) -> StatusBarLook {
    let owner = try takeOptionalName()
    let style = try takeSpacedChoice(StatusBarLook.Style.self)
    let isHidden = takeFlag(Keyword.hidden)
    return StatusBarLook(
      owner: owner, style: style, isHidden: isHidden, hider: try takeName(after: Keyword.by))
  }
}
