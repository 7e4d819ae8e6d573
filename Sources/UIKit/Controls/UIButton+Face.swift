/// How a button shows what it was told to.
extension UIButton {
  /// Shows title and picture of the configuration, in every state.
  final func showConfiguration() {
    guard let configuration else { return }
    let title = configuration.title ?? configuration.attributedTitle.map { String($0.characters) }
    if title != currentTitle { setTitle(title, for: .normal) }
    if configuration.image !== currentImage { setImage(configuration.image, for: .normal) }
  }

  /// What was said for a state.
  final func face(_ state: State) -> ButtonFace { faces[state.rawValue] ?? ButtonFace() }

  /// Says something for a state.
  final func change(_ state: State, _ change: (inout ButtonFace) -> Void) {
    change(&faces[state.rawValue, default: ButtonFace()])
    showFace()
  }

  /// Shows the face of the present state, and makes the views that it is the first to need.
  private func showFace() {
    if currentTitle != nil { _ = titleView }
    if currentImage != nil { _ = imageHolder }
    updateViews()
    invalidateIntrinsicContentSize()
  }

  /// Lets the views that are there show the face of the present state.
  private func updateViews() {
    label?.text = currentTitle
    label?.textColor = currentTitleColor
    picture?.image = currentImage
  }

  /// The view of the title, made on first use.
  final var titleView: UILabel {
    if let label { return label }
    let made = UILabel()
    label = made
    made.text = currentTitle
    addSubview(made)
    return made
  }

  /// The view of the picture, made on first use.
  final var imageHolder: UIImageView {
    if let picture { return picture }
    let made = UIImageView()
    picture = made
    made.image = currentImage
    addSubview(made)
    return made
  }

  /// Puts title and picture side by side in the middle.
  final func placeContent() {
    updateViews()
    let room = bounds.inset(by: contentEdgeInsets)
    let imageSize = picture?.image?.size ?? .zero
    let titleSize = label.map { $0.sizeThatFits(room.size) } ?? .zero
    let left = room.midX - (imageSize.width + titleSize.width) / 2
    picture?.frame = CGRect(
      x: left, y: room.midY - imageSize.height / 2, width: imageSize.width,
      height: imageSize.height)
    label?.frame = CGRect(
      x: left + imageSize.width, y: room.midY - titleSize.height / 2, width: titleSize.width,
      height: titleSize.height)
  }
}
