extension FactBook {
  /// Who decides the status bar.
  static let statusBarPatterns: [FactPattern] = [
    FactPattern(
      "SB-04",
      """
      when begin present A -> B fullScreen, finished, B childless, without > _.resize
      status-bar B
      no status-bar _
      """),
    FactPattern(
      "SB-04",
      """
      when begin dismiss B -> A fullScreen removing, finished, A childless, never > _.present(A), not under modal/popover, without > _.resize
      status-bar A
      no status-bar _
      """),
    FactPattern(
      "SB-05",
      """
      when begin present A -> B pageSheet/formSheet/automatic/overFullScreen/currentContext/overCurrentContext/popover/custom, finished, not under modal/custom/hidden-bar, not under modal/over-full-screen/hidden-bar, without > _.resize
      no status-bar _
      """),
    FactPattern(
      "SB-02",
      """
      when begin push/pop A -> B, B in N, N.bar seen, idle, finished, not under navigation/bar/bar-hidden-on-one, without > _.setViewControllers, without > _.pushViewController, without > _.popViewController, without > _.resize
      maybe status-bar N by B
      no status-bar _
      """),
    FactPattern(
      "SB-02",
      """
      when begin push/pop A -> B, B in N, N.bar hidden, B childless, idle, finished, without > _.pushViewController, without > _.popViewController, without > _.resize
      maybe status-bar B
      no status-bar _
      """),
    FactPattern(
      "SB-03",
      """
      when begin select A -> B, B childless, finished, without _.setSelectedIndex, without > _.resize
      maybe status-bar B
      no status-bar _
      """),
  ]
}
