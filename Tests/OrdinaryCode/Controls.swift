import UIKit

// MARK: - Buttons with configurations

enum Buttons {
  static func make() -> UIButton {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Buy"
    configuration.subtitle = "Now"
    configuration.image = UIImage(systemName: "cart")
    configuration.imagePlacement = .trailing
    configuration.imagePadding = 8
    configuration.cornerStyle = .capsule
    configuration.buttonSize = .large
    configuration.baseBackgroundColor = .systemIndigo
    configuration.showsActivityIndicator = false
    configuration.contentInsets = .init(top: 8, leading: 16, bottom: 8, trailing: 16)
    configuration.titleTextAttributesTransformer = .init { incoming in
      var outgoing = incoming
      outgoing.font = UIFont.boldSystemFont(ofSize: 16)
      return outgoing
    }
    let button = UIButton(
      configuration: configuration, primaryAction: UIAction { _ in print("bought") })
    button.configurationUpdateHandler = { button in
      button.configuration?.image = button.isHighlighted ? nil : UIImage(systemName: "cart")
      button.alpha = button.state.contains(.disabled) ? 0.5 : 1
    }
    button.addAction(UIAction(handler: { _ in }), for: .touchDown)
    button.setNeedsUpdateConfiguration()
    return button
  }

  static func old(target: Any) -> UIButton {
    let button = UIButton(type: .custom)
    button.setImage(UIImage(named: "close"), for: [.normal, .highlighted])
    button.setBackgroundImage(nil, for: .selected)
    button.setTitleColor(.white, for: .disabled)
    button.setAttributedTitle(NSAttributedString(string: "x"), for: .normal)
    button.titleLabel?.lineBreakMode = .byClipping
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0)
    button.contentHorizontalAlignment = .leading
    button.adjustsImageWhenHighlighted = false
    button.semanticContentAttribute = .forceRightToLeft
    button.removeTarget(target, action: nil, for: .allEvents)
    return button
  }
}

// MARK: - Switches, sliders, steppers and segments

final class SettingsView: UIView {
  private let toggle = UISwitch()
  private let slider = UISlider()
  private let stepper = UIStepper()
  private let segments = UISegmentedControl(items: ["Day", "Week"])
  private let progress = UIProgressView(progressViewStyle: .bar)
  private let spinner = UIActivityIndicatorView(style: .large)

  func build() {
    toggle.setOn(true, animated: false)
    toggle.onTintColor = .green
    slider.minimumValue = 0
    slider.maximumValue = 10
    slider.setValue(5, animated: true)
    slider.isContinuous = false
    slider.setThumbImage(UIImage(named: "thumb"), for: .normal)
    slider.minimumTrackTintColor = .blue
    stepper.stepValue = 2
    stepper.wraps = true
    segments.selectedSegmentIndex = UISegmentedControl.noSegment
    segments.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
    segments.selectedSegmentTintColor = .black
    segments.insertSegment(withTitle: "Month", at: 2, animated: false)
    segments.setEnabled(false, forSegmentAt: 1)
    progress.setProgress(0.5, animated: true)
    progress.trackTintColor = .clear
    spinner.hidesWhenStopped = true
    spinner.isAnimating ? spinner.stopAnimating() : spinner.startAnimating()
    toggle.addTarget(
      self, action: #selector(changed(_:forEvent:)), for: [.valueChanged, .touchUpInside])
    print(
      toggle.allTargets.count, toggle.actions(forTarget: self, forControlEvent: .valueChanged) ?? []
    )
  }

  @objc private func changed(_ sender: UIControl, forEvent event: UIEvent) {
    sender.isEnabled = sender.isTouchInside
  }
}

// MARK: - Pickers of dates and rows

final class BirthdayViewController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  private let date = UIDatePicker()
  private let picker = UIPickerView()

  override func viewDidLoad() {
    super.viewDidLoad()
    date.datePickerMode = .dateAndTime
    date.preferredDatePickerStyle = .wheels
    date.minimumDate = Date(timeIntervalSince1970: 0)
    date.maximumDate = Date(timeIntervalSince1970: 9_000_000)
    date.minuteInterval = 15
    date.locale = Locale(identifier: "de")
    date.setDate(Date(timeIntervalSince1970: 5), animated: false)
    date.addTarget(self, action: #selector(picked), for: .valueChanged)
    picker.dataSource = self
    picker.delegate = self
    picker.selectRow(1, inComponent: 0, animated: false)
    picker.reloadAllComponents()
  }

  @objc private func picked() { print(date.date, picker.selectedRow(inComponent: 0)) }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 9 }
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { "\(row)" }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

// MARK: - A scroll view that zooms

final class ZoomingViewController: UIViewController, UIScrollViewDelegate {
  private let scrollView = UIScrollView()
  private let imageView = UIImageView()

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.delegate = self
    scrollView.minimumZoomScale = 1
    scrollView.maximumZoomScale = 4
    scrollView.bouncesZoom = true
    scrollView.decelerationRate = .fast
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.indicatorStyle = .white
    scrollView.isPagingEnabled = true
    scrollView.alwaysBounceVertical = true
    scrollView.isDirectionalLockEnabled = true
    scrollView.panGestureRecognizer.require(toFail: UITapGestureRecognizer())
    scrollView.refreshControl = UIRefreshControl()
    scrollView.refreshControl?.attributedTitle = NSAttributedString(string: "Pull")
    scrollView.contentLayoutGuide.widthAnchor
      .constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor).isActive = true
    imageView.contentMode = .scaleAspectFit
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    imageView.center = CGPoint(x: scrollView.contentSize.width / 2, y: scrollView.bounds.midY)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    if velocity.y < 0 { targetContentOffset.pointee = .zero }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    guard !decelerate, !scrollView.isTracking, !scrollView.isDecelerating else { return }
    scrollView.zoom(to: CGRect(x: 0, y: 0, width: 50, height: 50), animated: true)
    scrollView.setZoomScale(1, animated: true)
    scrollView.scrollRectToVisible(imageView.frame, animated: true)
    print(scrollView.adjustedContentInset, scrollView.isZooming)
    scrollView.refreshControl?.endRefreshing()
  }
}

// MARK: - Toolbars and items of bars

final class ToolbarViewController: UIViewController, UIToolbarDelegate {
  private let field = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    let done = UIBarButtonItem(
      barButtonSystemItem: .done, target: self, action: #selector(finish))
    let space = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    let gap = UIBarButtonItem.fixedSpace(12)
    let custom = UIBarButtonItem(customView: UISwitch())
    done.tintColor = .systemRed
    done.isEnabled = false
    done.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 12)], for: .normal)
    let bar = UIToolbar()
    bar.setItems([space, gap, custom, done], animated: false)
    bar.barStyle = .black
    bar.isTranslucent = true
    bar.delegate = self
    bar.sizeToFit()
    field.inputAccessoryView = bar
    toolbarItems = [.flexibleSpace(), done]
    navigationController?.setToolbarHidden(false, animated: true)
    navigationController?.hidesBarsOnSwipe = true
    navigationItem.backButtonTitle = "Back"
    navigationItem.backBarButtonItem = UIBarButtonItem(
      title: "", style: .plain, target: nil, action: nil)
    navigationItem.titleView = UIImageView(image: UIImage(named: "logo"))
    navigationItem.setHidesBackButton(true, animated: false)
  }

  @objc private func finish() { field.resignFirstResponder() }
  func position(for bar: UIBarPositioning) -> UIBarPosition { .topAttached }
}
