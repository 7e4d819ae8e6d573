import UIKit

// MARK: - Stack views

final class ProfileView: UIView {
  private let avatar = UIImageView(image: UIImage(named: "avatar"))
  private let name = UILabel()
  private lazy var stack = UIStackView(arrangedSubviews: [avatar, name])

  override init(frame: CGRect) {
    super.init(frame: frame)
    stack.axis = .horizontal
    stack.alignment = .center
    stack.distribution = .fillProportionally
    stack.spacing = UIStackView.spacingUseSystem
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = .init(top: 8, leading: 16, bottom: 8, trailing: 16)
    stack.setCustomSpacing(20, after: avatar)
    stack.insertArrangedSubview(UIView(), at: 1)
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    name.setContentHuggingPriority(.defaultLow, for: .horizontal)
    name.setContentCompressionResistancePriority(.required, for: .vertical)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.trailingAnchor.constraint(lessThanOrEqualTo: layoutMarginsGuide.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor),
      avatar.widthAnchor.constraint(equalTo: avatar.heightAnchor, multiplier: 1.5, constant: 2),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }
}

// MARK: - Anchors with safe area and priorities

final class PinnedViewController: UIViewController {
  private let banner = UIView()
  private var heightConstraint: NSLayoutConstraint!

  override func loadView() {
    view = UIView()
    view.backgroundColor = .systemBackground
    view.addSubview(banner)
    banner.translatesAutoresizingMaskIntoConstraints = false
    heightConstraint = banner.heightAnchor.constraint(equalToConstant: 80)
    heightConstraint.priority = UILayoutPriority(999)
    heightConstraint.identifier = "banner-height"
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      heightConstraint,
      banner.leftAnchor.constraint(equalTo: safeArea.leftAnchor, constant: 12),
      banner.rightAnchor.constraint(equalTo: safeArea.rightAnchor, constant: -12),
      banner.topAnchor.constraint(equalToSystemSpacingBelow: safeArea.topAnchor, multiplier: 1),
      banner.bottomAnchor.constraint(
        greaterThanOrEqualTo: view.readableContentGuide.bottomAnchor),
    ])
  }

  func toggle() {
    heightConstraint.constant = heightConstraint.constant == 80 ? 160 : 80
    heightConstraint.isActive = true
    UIView.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }
    additionalSafeAreaInsets.top = 10
  }
}

// MARK: - The visual format

final class FormattedView: UIView {
  func build() {
    let views: [String: UIView] = ["title": UILabel(), "body": UITextView()]
    for view in views.values {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    let metrics = ["margin": 16, "gap": 8]
    var constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-margin-[title]-margin-|", options: [], metrics: metrics, views: views)
    constraints += NSLayoutConstraint.constraints(
      withVisualFormat: "V:|-[title(>=20@750)]-gap-[body]|",
      options: [.alignAllLeading, .alignAllTrailing], metrics: metrics, views: views)
    addConstraints(constraints)
    let square = NSLayoutConstraint(
      item: views["body"]!, attribute: .width, relatedBy: .equal, toItem: views["body"],
      attribute: .height, multiplier: 1, constant: 0)
    square.isActive = true
    removeConstraint(square)
  }
}

// MARK: - Guides, and constraints that change with traits

final class AdaptiveViewController: UIViewController {
  private let middle = UILayoutGuide()
  private var compact: [NSLayoutConstraint] = []
  private var regular: [NSLayoutConstraint] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addLayoutGuide(middle)
    compact = [middle.widthAnchor.constraint(equalTo: view.widthAnchor)]
    regular = [middle.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5)]
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    guard traitCollection.horizontalSizeClass != previous?.horizontalSizeClass else { return }
    let isCompact = traitCollection.horizontalSizeClass == .compact
    NSLayoutConstraint.deactivate(isCompact ? regular : compact)
    NSLayoutConstraint.activate(isCompact ? compact : regular)
    if traitCollection.hasDifferentColorAppearance(comparedTo: previous) {
      view.layer.borderColor = UIColor.separator.cgColor
    }
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { context in
      self.view.alpha = context.isCancelled ? 1 : 0.9
    }) { _ in self.view.setNeedsUpdateConstraints() }
  }
}

// MARK: - A view with a size of its own

final class BadgeView: UIView {
  var text = "" { didSet { invalidateIntrinsicContentSize() } }

  override class var requiresConstraintBasedLayout: Bool { true }
  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 24)
  }

  override func updateConstraints() {
    widthAnchor.constraint(greaterThanOrEqualToConstant: 24).isActive = true
    super.updateConstraints()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let fitting = systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    return CGSize(width: max(24, fitting.width), height: UIView.layoutFittingCompressedSize.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    layer.cornerCurve = .continuous
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 12).cgPath
  }
}
