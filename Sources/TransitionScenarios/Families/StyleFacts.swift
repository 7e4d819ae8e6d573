import TransitionStage

/// The facts that back what happens under a style.
struct StyleFacts {
  /// Those of an animated presentation.
  let presenting: [String]
  /// Those of an unanimated presentation.
  let presentingUnanimated: [String]
  /// Those of an animated dismissal.
  let dismissing: [String]
  /// Those of an unanimated dismissal.
  let dismissingUnanimated: [String]
  /// The one that says who decides the status bar.
  let statusBar: String

  init(_ style: ModalStyle) {
    switch style {
    case .fullScreen:
      self.init(
        in: ["FS-01", "FS-02", "FS-06"], unanimated: ["FS-04", "FS-07"], out: ["FS-03"],
        outUnanimated: ["FS-05"], "SB-04")
    case .overFullScreen:
      self.init(in: ["OC-01"], out: ["OC-01"], "SB-05")
    case .pageSheet, .automatic, .formSheet:
      self.init(
        in: ["SH-01", "SH-03"], unanimated: ["SH-01", "SH-04"], out: ["SH-02"],
        outUnanimated: ["SH-02"],
        "SB-05")
    case .currentContext:
      self.init(in: ["OC-02"], out: ["OC-02"], "SB-05")
    case .overCurrentContext:
      self.init(in: ["OC-03"], out: ["OC-03"], "SB-05")
    case .popover:
      self.init(in: ["OC-05"], out: ["OC-05"], "SB-05")
    case .nameless:
      self.init(in: ["OC-09"], out: ["OC-09"], "SB-05")
    case .custom:
      self.init(
        in: ["CU-01", "CX-08"], unanimated: ["CU-01", "CU-09"], out: ["CU-01", "CX-08"],
        outUnanimated: ["CU-01", "CU-09"], "SB-05")
    case .customRemoval:
      self.init(
        in: ["CU-02", "CX-09"], unanimated: ["CU-02", "CU-09"], out: ["CU-02", "CX-09"],
        outUnanimated: ["CU-02", "CU-09"], "SB-05")
    }
  }

  private init(
    in presenting: [String], unanimated presentingUnanimated: [String]? = nil,
    out dismissing: [String],
    outUnanimated dismissingUnanimated: [String]? = nil, _ statusBar: String
  ) {
    self.presenting = presenting
    self.presentingUnanimated = presentingUnanimated ?? presenting
    self.dismissing = dismissing
    self.dismissingUnanimated = dismissingUnanimated ?? dismissing
    self.statusBar = statusBar
  }
}
