import CoreGraphics
public import Foundation

/// A control of segments, of which one is chosen.
///
/// A finger that is lifted over a segment chooses it; all have the same width, whatever widths are set.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// What stands for no segment.
  public nonisolated static let noSegment = -1

  private struct Segment {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var width: CGFloat = 0
    var offset = CGSize.zero
    var isEnabled = true
  }

  private var segments: [Segment] = []
  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  private var pictures: [[Int]: UIImage] = [:]
  private var chosen = UISegmentedControl.noSegment

  /// The segment that is chosen; `noSegment` for none. Set by code, nobody is told.
  open var selectedSegmentIndex: Int {
    get { chosen }
    set { chosen = segments.indices.contains(newValue) ? newValue : Self.noSegment }
  }
  /// Whether a choice is forgotten at once.
  open var isMomentary = false
  /// Whether widths follow what segments show; kept, and without effect.
  open var apportionsSegmentWidthsByContent = false
  /// The colour of the segment that is chosen.
  open var selectedSegmentTintColor: UIColor?
  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes segments of texts and pictures.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = (items ?? []).map {
      Segment(title: $0 as? String, image: $0 as? UIImage)
    }
    frame.size = intrinsicContentSize
  }

  /// Makes segments of actions.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { Segment(title: $0.title, image: $0.image, action: $0) }
  }

  private func insert(_ segment: Segment, at index: Int) {
    let place = min(max(index, 0), segments.count)
    segments.insert(segment, at: place)
    if chosen >= place { chosen += 1 }
  }

  private func change(_ index: Int, _ change: (inout Segment) -> Void) {
    if segments.indices.contains(index) { change(&segments[index]) }
  }

  private func segment(_ index: Int) -> Segment? {
    segments.indices.contains(index) ? segments[index] : nil
  }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Segment(title: action.title, image: action.image, action: action), at: segment)
  }
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if chosen == segment { chosen = Self.noSegment } else if chosen > segment { chosen -= 1 }
  }
  open func removeAllSegments() {
    segments = []
    chosen = Self.noSegment
  }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (title, nil) }
  }
  open func titleForSegment(at segment: Int) -> String? { self.segment(segment)?.title }
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (nil, image) }
  }
  open func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment)?.image }
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image, $0.action) = (action.title, action.image, action) }
  }
  open func actionForSegment(at segment: Int) -> UIAction? { self.segment(segment)?.action }
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width }
  }
  open func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment)?.width ?? 0 }
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.offset = offset }
  }
  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    self.segment(segment)?.offset ?? .zero
  }
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }
  open func isEnabledForSegment(at segment: Int) -> Bool {
    self.segment(segment)?.isEnabled ?? false
  }

  // MARK: - Looks, kept

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { self.attributes[state.rawValue] = attributes }
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { pictures[[Int(state.rawValue), barMetrics.rawValue]] = backgroundImage }
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    pictures[[Int(state.rawValue), barMetrics.rawValue]]
  }
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    pictures[[Int(leftState.rawValue), Int(rightState.rawValue), barMetrics.rawValue]] =
      dividerImage
  }
  open func dividerImage(
    forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    pictures[[Int(leftState.rawValue), Int(rightState.rawValue), barMetrics.rawValue]]
  }

  // MARK: - As a control

  /// The size of the segments, by estimate.
  open override var intrinsicContentSize: CGSize {
    let widest =
      segments.map { EstimatedText($0.title ?? "", font: nil).size(width: 0, lines: 1).width }
      .max() ?? 0
    return CGSize(width: CGFloat(segments.count) * (widest + 20), height: 32)
  }

  /// Chooses the segment that the finger is lifted over.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let point = touch?.location(in: self), bounds.contains(point), !segments.isEmpty else {
      return
    }
    let index = min(Int(point.x / (bounds.width / CGFloat(segments.count))), segments.count - 1)
    guard segments[index].isEnabled, index != chosen || isMomentary else { return }
    chosen = index
    segments[index].action?.perform(from: self)
    sendActions(for: .valueChanged)
    if isMomentary { chosen = Self.noSegment }
  }
}
