import UIKit

/// Controls and what shows progress.
@MainActor enum ControlDefaults {
  static var rows: [DefaultRow] { control + button + values + pickers + progress }

  private static var control: [DefaultRow] {
    let control = Defaults("UIControl", UIControl())
    return [
      control("isEnabled", \.isEnabled, true),
      control("isSelected", \.isSelected, false),
      control("isHighlighted", \.isHighlighted, false),
      control("state", \.state, .normal),
      control("isTracking", \.isTracking, false),
      control("isTouchInside", \.isTouchInside, false),
      control("contentHorizontalAlignment", \.contentHorizontalAlignment, .center),
      control(
        "contentVerticalAlignment", \.contentVerticalAlignment, .center,
        inferred:
          "as the other direction, where the page says center and the enumeration's page left, as it says top here"
      ),
      control("showsMenuAsPrimaryAction", \.showsMenuAsPrimaryAction, false),
      control("isContextMenuInteractionEnabled", \.isContextMenuInteractionEnabled, false),
    ]
  }

  private static var button: [DefaultRow] {
    let button = Defaults("UIButton", UIButton())
    return [
      button("buttonType", \.buttonType, .custom, inferred: "made without a type"),
      button("contentEdgeInsets", \.contentEdgeInsets, .zero),
      button("titleEdgeInsets", \.titleEdgeInsets, .zero),
      button("imageEdgeInsets", \.imageEdgeInsets, .zero),
      button("adjustsImageWhenHighlighted", \.adjustsImageWhenHighlighted, true),
      button("adjustsImageWhenDisabled", \.adjustsImageWhenDisabled, true),
      button("showsTouchWhenHighlighted", \.showsTouchWhenHighlighted, false),
      button("role", \.role, .normal),
      button("changesSelectionAsPrimaryAction", \.changesSelectionAsPrimaryAction, false),
    ]
  }

  private static var values: [DefaultRow] {
    let (slider, stepper) = (Defaults("UISlider", UISlider()), Defaults("UIStepper", UIStepper()))
    let (toggle, pages) = (
      Defaults("UISwitch", UISwitch()), Defaults("UIPageControl", UIPageControl())
    )
    return [
      toggle("isOn", \.isOn, false),
      slider("value", \.value, 0),
      slider("minimumValue", \.minimumValue, 0),
      slider("maximumValue", \.maximumValue, 1),
      slider("isContinuous", \.isContinuous, true),
      stepper("value", \.value, 0),
      stepper("minimumValue", \.minimumValue, 0),
      stepper("maximumValue", \.maximumValue, 100),
      stepper("stepValue", \.stepValue, 1),
      stepper("wraps", \.wraps, false),
      stepper("autorepeat", \.autorepeat, true),
      stepper("isContinuous", \.isContinuous, true),
      pages("numberOfPages", \.numberOfPages, 0),
      pages("currentPage", \.currentPage, 0),
      pages("hidesForSinglePage", \.hidesForSinglePage, false),
      pages("allowsContinuousInteraction", \.allowsContinuousInteraction, true),
    ]
  }

  private static var pickers: [DefaultRow] {
    let segments = Defaults("UISegmentedControl", UISegmentedControl())
    let dates = Defaults("UIDatePicker", UIDatePicker())
    return [
      segments(
        "selectedSegmentIndex", \.selectedSegmentIndex, UISegmentedControl.noSegment),
      segments("isMomentary", \.isMomentary, false),
      segments("apportionsSegmentWidthsByContent", \.apportionsSegmentWidthsByContent, false),
      dates("datePickerMode", \.datePickerMode, .dateAndTime),
      dates("minuteInterval", \.minuteInterval, 1),
      dates("roundsToMinuteInterval", \.roundsToMinuteInterval, true),
      dates.none("minimumDate", \.minimumDate),
      dates.none("maximumDate", \.maximumDate),
      dates("preferredDatePickerStyle", \.preferredDatePickerStyle, .automatic),
    ]
  }

  private static var progress: [DefaultRow] {
    let bar = Defaults("UIProgressView", UIProgressView())
    let wheel = Defaults("UIActivityIndicatorView", UIActivityIndicatorView())
    let refresh = Defaults("UIRefreshControl", UIRefreshControl())
    return [
      bar("progress", \.progress, 0),
      bar("progressViewStyle", \.progressViewStyle, .default, inferred: "made without a style"),
      wheel("style", \.style, .medium),
      wheel("hidesWhenStopped", \.hidesWhenStopped, true),
      wheel("isAnimating", \.isAnimating, false, inferred: "nobody started it"),
      refresh("isRefreshing", \.isRefreshing, false),
    ]
  }
}
