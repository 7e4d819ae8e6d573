extension FactBook {
  /// What is told when sheets come, go, and are pulled.
  static let sheetPatterns: [FactPattern] = [
    FactPattern(
      "SH-01",
      """
      when begin present A -> B pageSheet/formSheet/automatic, finished
      B.viewWillAppear
      B.viewIsAppearing
      B.viewDidAppear
      no A.appearance
      """),
    FactPattern(
      "SH-02",
      """
      when begin dismiss B -> A pageSheet/formSheet/automatic, finished
      B.viewWillDisappear
      B.viewDidDisappear
      no A.appearance
      """),
    FactPattern(
      "SH-08",
      """
      when begin dismiss B -> A pageSheet/formSheet/automatic interactive, cancelled
      B.viewWillDisappear
      B.viewWillAppear
      B.viewIsAppearing
      B.viewDidAppear
      no B.viewDidDisappear
      no A.appearance
      """),
  ]
}
