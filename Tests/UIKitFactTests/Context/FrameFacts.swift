import Testing
import UIKit

/// What the context answers for each side of each change, finished or given up: a complete table.
@MainActor @Suite("CX: the frames of both sides", .serialized) struct FrameFacts {
  /// A frame that is answered.
  enum Answer: Equatable {
    case zero
    /// Where the presented view lies.
    case presented
    /// The bounds of the screen, which the presenter, a stack's screen or a tab's fills.
    case screen
  }

  /// How it is known what a cell says.
  enum Evidence: Equatable {
    /// It was recorded on Apple's UIKit (CX-05, CX-12, CX-13).
    case recorded
    /// Apple's pages on `initialFrame(for:)` and `finalFrame(for:)` say it, or its header does (AC-09).
    case documented
    /// Nobody has recorded it; it is taken to be like its neighbours. (Inferred.)
    case inferred
  }

  /// One answer, and how it is known.
  struct Cell {
    let answer: Answer
    let evidence: Evidence

    init(_ answer: Answer, _ evidence: Evidence) {
      self.answer = answer
      self.evidence = evidence
    }
  }

  enum Change: Equatable {
    case present(UIModalPresentationStyle, Custom?)
    case dismiss(UIModalPresentationStyle, Custom?)
    case push, pop, select
  }

  /// What a custom presentation brings with it.
  enum Custom: Equatable {
    /// No presentation controller of its own.
    case nothing
    /// A controller that leaves half of the screen free, and takes the presenter's view away or not.
    case card(removes: Bool)
  }

  enum Ending: CaseIterable {
    case finished, cancelled
  }

  /// A change, and what is answered while it runs.
  struct Row: CustomStringConvertible {
    let change: Change
    let from: (initial: Cell, final: Cell)
    let to: (initial: Cell, final: Cell)

    var description: String { "\(change)" }
  }

  nonisolated static let rows: [Row] =
    presentations(.custom, .card(removes: false), removes: false, .recorded)
    + presentations(.custom, .card(removes: true), removes: true, .recorded)
    + presentations(.custom, .nothing, removes: false, .inferred)
    + presentations(.fullScreen, nil, removes: true, .recorded)
    + presentations(.currentContext, nil, removes: true, .inferred)
    + [.overFullScreen, .overCurrentContext, .pageSheet, .formSheet, .popover].flatMap {
      presentations($0, nil, removes: false, .inferred)
    } + [children(.push, .recorded), children(.pop, .recorded), children(.select, .inferred)]

  /// Both directions under a style.
  ///
  /// - Parameter evidence: Of what is neither on Apple's pages nor in the header.
  private nonisolated static func presentations(
    _ style: UIModalPresentationStyle, _ custom: Custom?, removes: Bool, _ evidence: Evidence
  ) -> [Row] {
    [
      Row(
        change: .present(style, custom),
        from: (
          Cell(.presented, evidence), Cell(removes ? .zero : .screen, .documented)
        ),
        to: (Cell(.zero, .documented), Cell(.presented, .documented))),
      Row(
        change: .dismiss(style, custom),
        from: (Cell(.presented, evidence), Cell(.presented, evidence)),
        to: (Cell(.zero, evidence), Cell(.screen, .documented))),
    ]
  }

  /// A container that shows another child.
  private nonisolated static func children(_ change: Change, _ evidence: Evidence) -> Row {
    Row(
      change: change, from: (Cell(.screen, .documented), Cell(.zero, .documented)),
      to: (Cell(.zero, .documented), Cell(.screen, evidence)))
  }

  @Test(
    "CX-05 AC-09 CX-12 CX-13 initial and final frames, both sides, each change and ending",
    arguments: rows, Ending.allCases)
  func frames(row: Row, ending: Ending) throws {
    let scene = FrameScene()
    if ending == .cancelled { scene.driver = UIPercentDrivenInteractiveTransition() }

    let moments = scene.look(at: row.change)

    #expect(moments.count == 2)
    for seen in moments {
      #expect(seen.from.initial == seen.frame(row.from.initial.answer))
      #expect(seen.from.final == seen.frame(row.from.final.answer))
      #expect(seen.to.initial == seen.frame(row.to.initial.answer))
      #expect(seen.to.final == seen.frame(row.to.final.answer))
    }
    #expect(moments.last?.wasCancelled == (ending == .cancelled))
  }

  @Test("the table has each style in both directions, and tells what is known from what is not")
  func complete() {
    let styles: [UIModalPresentationStyle] = [
      .fullScreen, .pageSheet, .formSheet, .currentContext, .overFullScreen, .overCurrentContext,
      .popover, .custom,
    ]
    for style in styles {
      for row in [true, false] {
        let found = Self.rows.contains {
          switch $0.change {
          case .present(style, _): row
          case .dismiss(style, _): !row
          case .present, .dismiss, .push, .pop, .select: false
          }
        }
        #expect(found, "\(style.rawValue)")
      }
    }
  }

  @Test("CX-05 nothing is known of who has no part in a change")
  func stranger() throws {
    let seen = try #require(FrameScene().look(at: .present(.fullScreen, nil)).first)

    #expect(seen.stranger == .zero)
  }

  @Test("CX-12 a card may be put at its final frame before a dismissal moves it away")
  func slideAway() throws {
    let change = Change.dismiss(.custom, .card(removes: false))
    let seen = try #require(FrameScene().look(at: change).first)

    #expect(seen.from.final == CGRect(x: 0, y: 422, width: 390, height: 422))
  }

  @Test(
    "AC-09 a presenter that stays is to go home, wherever it was moved (documented; inferred where home is)",
    arguments: Ending.allCases)
  func goesHome(ending: Ending) throws {
    let scene = FrameScene()
    scene.pushesAside = true
    if ending == .cancelled { scene.driver = UIPercentDrivenInteractiveTransition() }

    let moments = scene.look(at: .dismiss(.custom, .card(removes: false)))

    #expect(scene.presentersFrame?.minX == (ending == .finished ? 0 : -100))
    for seen in moments { #expect(seen.to.final == seen.screen) }
  }

  @Test("home grows with the window (inferred)")
  func homeGrows() throws {
    let scene = FrameScene()
    scene.pushesAside = true
    scene.meanwhile = { Headless.resize(to: CGSize(width: 500, height: 900)) }

    let seen = try #require(scene.look(at: .dismiss(.custom, .card(removes: false))).first)

    #expect(seen.to.final == CGRect(x: 0, y: 0, width: 500, height: 900))
  }
}
