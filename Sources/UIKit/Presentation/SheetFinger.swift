import CoreGraphics
import UIKitSemantics

/// Moves a sheet as a finger wants it, and carries out what its pull leads to.
@MainActor final class SheetFinger {
  private typealias Name = UISheetPresentationController.Detent.Identifier

  @ZeroingWeak private var presentation: ActivePresentation?
  private let dismissal: UserDismissal
  private var pull = SheetPull()
  /// The names of the heights at which the sheet may come to rest, the lowest first.
  private var names: [Name] = []
  private var heights: [CGFloat] = []
  private var start: CGFloat = 0
  /// How high the finger wants the sheet to be.
  private var wish: CGFloat = 0

  init(_ presentation: ActivePresentation) {
    dismissal = UserDismissal(presentation)
    self.presentation = presentation
    dismissal.whenOver = { [weak self] isFinished in self?.end(isFinished) }
  }

  private var sheet: UISheetPresentationController? { presentation?.sheet }

  /// Whether a finger has the sheet, or the dismissal that it began.
  var isUnderWay: Bool { pull.isUnderWay }

  /// Whether a finger may take hold of the sheet.
  var mayBegin: Bool { !pull.isUnderWay && dismissal.mayBegin }

  /// Whether there is a height above the one at which the sheet rests.
  var mayGrow: Bool {
    guard let placement = sheet?.placement, let last = placement.stops.last else { return false }
    return placement.restingHeight < last.height
  }

  /// Looks where the sheet rests and may rest; a finger takes hold of it with its first step.
  func approach() {
    guard let placement = sheet?.placement else { return }
    let stops = placement.stops
    start = placement.restingHeight
    names = stops.map(\.detent.identifier)
    heights = stops.isEmpty ? [start] : stops.map(\.height)
    wish = start
  }

  private func grab() {
    guard !pull.isUnderWay, !heights.isEmpty else { return }
    let stops = SheetStops(heights.map { Double($0) })
    handle(.grabbed(stops, at: heights.firstIndex(of: start) ?? 0))
  }

  /// Moves by so much since the finger came, positive downwards.
  func move(to way: CGFloat) { follow(start - way) }

  /// Takes its part of a step, positive downwards; the rest is for what is scrolled in the sheet.
  ///
  /// - Parameter aboveTop: how far what is scrolled is from its top.
  func partOfStep(_ way: CGFloat, aboveTop: CGFloat) -> CGFloat {
    let scroll = SheetScroll(
      aboveTop: aboveTop, belowRest: start - wish, belowGreatest: (heights.last ?? wish) - wish,
      growsFirst: sheet?.prefersScrollingExpandsWhenScrolledToEdge ?? false)
    let part = scroll.sheetsPart(of: way)
    if part != 0 { follow(wish - part) }
    return part
  }

  /// Goes on to the next height, as a tap on the grabber wants it (DE-11).
  func goOn() {
    guard mayBegin else { return }
    approach()
    guard names.count > 1 else { return }
    let stops = SheetStops(heights.map { Double($0) })
    sheet?.release(to: names[stops.next(after: heights.firstIndex(of: start) ?? 0)], isNew: true)
  }

  /// Lets go, at a speed in points a second, positive downwards.
  func letGo(speed: CGFloat) { handle(.released(speed: -speed)) }

  /// Goes without a say.
  func takeAway() { handle(.takenAway) }

  private func follow(_ height: CGFloat) {
    wish = height
    grab()
    let isThere = presentation?.phase == .presented || pull.phase == .leaving
    handle(isThere ? .moved(to: height) : .takenAway)
  }

  /// A sheet that is gone is in nobody's hand any more.
  private func end(_ isFinished: Bool) {
    if isFinished { sheet?.held = nil }
    handle(.ended(finished: isFinished))
  }

  private func handle(_ event: SheetPull.Event) {
    for action in pull.handle(event) { perform(action) }
  }

  private func perform(_ action: SheetPull.Action) {
    switch action {
    case .show(let height, let drop): sheet?.hold(height: height, drop: drop)
    case .tryToLeave: tryToLeave()
    case .moveDismissal(let depth):
      let room = max(presentation?.container.bounds.height ?? 0, 1)
      dismissal.update(min(CGFloat(depth) / room, 1))
    case .letGo(let isFarEnough): dismissal.letGo(isFarEnough: isFarEnough)
    case .rest(let stop, let isNew):
      let name = names.indices.contains(stop) ? names[stop] : nil
      sheet?.release(to: name, isNew: isNew)
    }
  }

  /// Who is asked may have changed everything: then there is nothing to send away. (Inferred.)
  private func tryToLeave() {
    dismissal.begin(with: FingerDriver())
    switch dismissal.phase {
    case .underWay, .ending: handle(.answered(true))
    case .refused: handle(.answered(false))
    case .idle, .asking: handle(.takenAway)
    }
  }
}
