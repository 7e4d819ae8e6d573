import TransitionStage

/// The facts that back what happens under a style.
struct StyleFacts {
  /// Those of an animated presentation.
  let presenting: [String]
  /// Those of an unanimated presentation.
  let presentingAtOnce: [String]
  /// Those of an animated dismissal.
  let dismissing: [String]
  /// Those of an unanimated dismissal.
  let dismissingAtOnce: [String]
  /// The one that says who decides the status bar.
  let statusBar: String

  init(_ style: ModalStyle) {
    switch style {
    case .fullScreen:
      self.init(
        in: ["FS-01", "FS-02", "FS-06"], atOnce: ["FS-04", "FS-07"], out: ["FS-03"],
        outAtOnce: ["FS-05"], "SB-04")
    case .overFullScreen:
      self.init(in: ["OC-01"], out: ["OC-01"], "SB-05")
    case .pageSheet, .automatic, .formSheet:
      self.init(
        in: ["SH-01", "SH-03"], atOnce: ["SH-01", "SH-04"], out: ["SH-02"], outAtOnce: ["SH-02"],
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
        in: ["CU-01", "CX-08"], atOnce: ["CU-01", "CU-09"], out: ["CU-01", "CX-08"],
        outAtOnce: ["CU-01", "CU-09"], "SB-05")
    case .customRemoval:
      self.init(
        in: ["CU-02", "CX-09"], atOnce: ["CU-02", "CU-09"], out: ["CU-02", "CX-09"],
        outAtOnce: ["CU-02", "CU-09"], "SB-05")
    }
  }

  private init(
    in presenting: [String], atOnce presentingAtOnce: [String]? = nil, out dismissing: [String],
    outAtOnce dismissingAtOnce: [String]? = nil, _ statusBar: String
  ) {
    self.presenting = presenting
    self.presentingAtOnce = presentingAtOnce ?? presenting
    self.dismissing = dismissing
    self.dismissingAtOnce = dismissingAtOnce ?? dismissing
    self.statusBar = statusBar
  }
}
