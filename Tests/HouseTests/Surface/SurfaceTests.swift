import Testing

/// What libraries use can be used, in the language mode that they are written in.
@Suite("What libraries use") struct SurfaceTests {
  @Test("every common name has a use or a reason", arguments: SurfaceRow.common)
  func common(row: SurfaceRow) throws {
    try check(row)
  }

  @Test("every frequent name has a use or a reason", arguments: SurfaceRow.frequent)
  func frequent(row: SurfaceRow) throws {
    try check(row)
  }

  @Test("every occasional name of collections has a use", arguments: SurfaceRow.occasional)
  func occasional(row: SurfaceRow) throws {
    try check(row)
  }

  @Test("no name is listed twice or lost")
  func complete() {
    let names = (SurfaceRow.common + SurfaceRow.frequent).map(\.symbol)

    #expect(SurfaceRow.common.count == 69 && names.count == 264)
    let all = names + SurfaceRow.occasional.map(\.symbol)
    #expect(Set(all).count == all.count)
  }

  private func check(_ row: SurfaceRow) throws {
    switch row.standing {
    case .used(let file, let words):
      let text = try House.text(of: "Tests/SwiftFiveSources/\(file).swift")
      #expect(text.contains(words), "\(file) does not say \(words)")
    case .absent(let reason):
      #expect(!reason.isEmpty)
    }
  }
}
