import CoreGraphics
import UIKitSemantics

/// Where a sheet lies in its container, and at which heights it may rest there.
@MainActor struct SheetPlacement {
  /// How a sheet lies.
  enum Kind {
    /// On all of it, as where there is little height (DE-10).
    case filling
    /// At its bottom.
    case attached
    /// In its middle, where there is room on all sides.
    case floating
  }

  /// How far below the top of the screen a large sheet begins, in points. (Inferred.)
  private static let topInset: CGFloat = 57
  /// The same where there is little height. (Inferred.)
  private static let lowTopInset: CGFloat = 10
  /// The size of a form where there is room, in points. (Inferred.)
  private static let formSize = CGSize(width: 540, height: 620)
  /// The width of a page where there is room, in points. (Inferred.)
  private static let pageWidth: CGFloat = 704

  let kind: Kind
  private let sheet: UISheetPresentationController
  private let bounds: CGRect
  private let safeArea: UIEdgeInsets
  private let traits: UITraitCollection

  init(of sheet: UISheetPresentationController, in bounds: CGRect) {
    self.sheet = sheet
    self.bounds = bounds
    let container = sheet.shownPresentation?.container
    safeArea = container?.safeAreaInsets ?? .zero
    traits = container?.traitCollection ?? sheet.presentedViewController.traitCollection
    let isLow = traits.verticalSizeClass == .compact
    if isLow {
      kind = sheet.prefersEdgeAttachedInCompactHeight ? .attached : .filling
    } else {
      let room = sheet.traitCollection.horizontalSizeClass
      kind = room == .regular ? .floating : .attached
    }
  }

  /// What lies below the safe area of the sheet, in points.
  private var bottom: CGFloat { kind == .attached ? safeArea.bottom : 0 }

  /// The height of the largest sheet.
  private var greatestHeight: CGFloat {
    let inset = traits.verticalSizeClass == .compact ? Self.lowTopInset : Self.topInset
    let room = max(0, bounds.height - inset)
    switch kind {
    case .filling: return bounds.height
    case .attached: return room
    case .floating: return min(floatingSize.height, room)
    }
  }

  /// What detents are told.
  var context: DetentContext {
    let greatest = greatestHeight
    return DetentContext(
      traits: traits, maximum: max(0, greatest - bottom),
      medium: max(0, min(bounds.height / 2, greatest) - bottom))
  }

  /// The detents at which the sheet may rest here, with its height there, the lowest first.
  var stops: [(detent: UISheetPresentationController.Detent, height: CGFloat)] {
    let context = context
    return sheet.detents
      .compactMap { detent in
        detent.resolvedValue(in: context).map {
          (detent, min(max($0, 0), context.maximumDetentValue) + bottom)
        }
      }
      .sorted { $0.height < $1.height }
  }

  /// The height of the detent that is selected, or of the lowest; all there is where no detent counts.
  var restingHeight: CGFloat {
    let stops = stops
    let selected = stops.first { $0.detent.identifier == sheet.selectedDetentIdentifier }
    return (selected ?? stops.first)?.height ?? greatestHeight
  }

  /// The frame of a sheet that is so high, and was moved down by so much.
  func frame(height: CGFloat, drop: CGFloat = 0) -> CGRect {
    switch kind {
    case .filling:
      return bounds.offsetBy(dx: 0, dy: drop)
    case .attached:
      let width = attachedWidth
      return CGRect(
        x: safeArea.left + (bounds.width - safeArea.left - safeArea.right - width) / 2,
        y: bounds.height - height + drop, width: width, height: height)
    case .floating:
      let width = min(floatingSize.width, bounds.width)
      return CGRect(
        x: (bounds.width - width) / 2, y: (bounds.height - height) / 2 + drop, width: width,
        height: height)
    }
  }

  /// Whether the sheet's size is what its content likes to have.
  var followsContent: Bool {
    switch kind {
    case .filling: false
    case .attached: isAsWideAsContent
    case .floating: isForm && !sheet.prefersPageSizing
    }
  }

  private var isAsWideAsContent: Bool {
    sheet.widthFollowsPreferredContentSizeWhenEdgeAttached && traits.verticalSizeClass == .compact
  }

  private var isForm: Bool {
    sheet.presentedViewController.modalPresentationStyle == .formSheet
  }

  /// All of the safe area's width, unless the sheet is asked to be as wide as its content likes to be.
  private var attachedWidth: CGFloat {
    let room = bounds.width - safeArea.left - safeArea.right
    let preferred = sheet.presentedViewController.preferredContentSize.width
    return isAsWideAsContent && preferred > 0 ? min(preferred, room) : room
  }

  /// The size of a form or a page where there is room.
  private var floatingSize: CGSize {
    guard isForm, !sheet.prefersPageSizing else {
      return CGSize(width: Self.pageWidth, height: bounds.height)
    }
    let preferred = sheet.presentedViewController.preferredContentSize
    return preferred == .zero ? Self.formSize : preferred
  }
}
