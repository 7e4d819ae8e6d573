import UIKit

/// A small view that a subject may borrow from a screen. Traces tell it as the plain view that it is.
final class StagedThumbnail: UIView, ToldAsHosts, StagesElement {}

/// A button on a screen. Traces tell it as the host's.
final class StagedButton: UIButton, ToldAsHosts, StagesElement {}

/// A text field on a screen. Traces tell it as the host's.
final class StagedField: UITextField, ToldAsHosts, StagesElement {}
