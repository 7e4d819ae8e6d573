import UIKit

/// Lets somebody choose the picture that burns.
public class ReelPicker: UIDocumentPickerViewController {
  /// What is called with the picture.
  public var onPick: ((UIImage) -> Void)?
}
