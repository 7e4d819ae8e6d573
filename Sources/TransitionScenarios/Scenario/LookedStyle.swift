package import TransitionStage

/// A style of presentation under one of the system's looks, and what UIKit makes of the two together.
package struct LookedStyle: Sendable, Hashable {
  /// How a controller is presented.
  package let style: ModalStyle
  /// How the system moves it, where nobody else does.
  package let look: Look

  /// All styles under all looks.
  package static let all = ModalStyle.allCases.flatMap { style in
    Look.allCases.map { LookedStyle(style: style, look: $0) }
  }

  /// The complaint by which UIKit ends the process; none where it shows what it is asked to.
  ///
  /// No style ends it by OC-09, which was seen on iOS 12: that newer releases do the same is inferred.
  /// A page curls over the full screen alone: so the documentation of the look has it; no log of the
  /// exception was found. (Inferred.)
  package var raises: String? {
    if style == .nameless { return "K10" }
    return look == .partialCurl && style != .fullScreen ? "K11" : nil
  }

  /// The facts about the combination; none where it is known from documentation alone.
  var evidence: [String] { style == .nameless ? ["OC-09"] : [] }

  /// The part of scenarios' ids that names the combination: the look alone under full screen.
  package var id: String {
    switch style {
    case .fullScreen: look.rawValue
    case .nameless where look == .coverVertical: style.rawValue
    case .overFullScreen, .pageSheet, .formSheet, .automatic, .currentContext, .overCurrentContext,
      .custom, .customRemoval, .popover, .nameless:
      "\(style.rawValue)-\(look.rawValue)"
    }
  }

  /// The parts of scenarios' ids under which the combination is tried.
  ///
  /// A controller without a look covers vertically, so scenarios of the style alone count there too.
  package var ids: [String] {
    guard look == .coverVertical else { return [id] }
    let usual = [style.rawValue, "\(style.rawValue)-navigation"]
    return style == .fullScreen ? usual + [id] : usual
  }
}
