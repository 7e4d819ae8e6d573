extension ChangeReport.Item {
  /// What would change if a recorded golden that waits were accepted.
  public init(_ golden: WaitingGolden) {
    let name = golden.caseID?.description ?? golden.path
    let nothing = LineDiff.Rendering()
    switch golden.change {
    case .differs(let difference):
      self.init(name: name, difference)
    case .new:
      let subject = golden.caseID.map { " of \($0.subject)" } ?? ""
      self.init(name: name, nothing, kind: "first goldens\(subject)")
    case .nothing:
      self.init(name: name, nothing, kind: "no change")
    case .unreadable(let damage):
      self.init(name: name, nothing, kind: "unreadable: \(damage)")
    case .stray:
      self.init(name: name, nothing, kind: "no case owns it")
    }
  }
}
