extension ViewProperty {
  /// Whether these are the values that a checkpoint leaves out.
  ///
  /// An event tells them too: what only is or is not has the value `false` where it is taken back. A
  /// frame is never its default here, since nothing says how large the window is, and neither is a
  /// background.
  public var isDefault: Bool {
    switch kind {
    case .frame, .background, .masked, .size: false
    case .shadow: values.first == "0"
    case .transform: values == ["1", "0", "0", "1", "0", "0"]
    case .alpha: values == ["1"]
    case .anchor: values == ["0.5", "0.5"]
    case .perspective:
      values == ["1", "0", "0", "0", "0", "1", "0", "0", "0", "0", "1", "0", "0", "0", "0", "1"]
    case .clock: values == ["1", "0", "0"]
    case .insets, .added: values == ["0", "0", "0", "0"]
    case .corner, .recognizers, .z, .pinned: values == ["0"]
    case .hidden, .clips, .constrained, .inert, .modal, .concealed, .mask: values == ["false"]
    }
  }
}
