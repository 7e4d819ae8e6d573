public import Foundation

/// The controller with which the user chooses a picture; a shell, in which nothing can be chosen.
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  public enum CameraDevice: Int, Sendable { case rear, front }
  public enum CameraCaptureMode: Int, Sendable { case photo, video }
  public enum CameraFlashMode: Int, Sendable {
    case off = -1
    case auto = 0
    case on = 1
  }
  public enum QualityType: Int, Sendable { case typeHigh, typeMedium, typeLow }

  /// What is told of a picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let mediaType = Self(rawValue: "UIImagePickerControllerMediaType")
    public static let originalImage = Self(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = Self(rawValue: "UIImagePickerControllerEditedImage")
    public static let cropRect = Self(rawValue: "UIImagePickerControllerCropRect")
    public static let mediaURL = Self(rawValue: "UIImagePickerControllerMediaURL")
    public static let imageURL = Self(rawValue: "UIImagePickerControllerImageURL")
    public static let mediaMetadata = Self(rawValue: "UIImagePickerControllerMediaMetadata")
  }

  /// Whether there is a source: albums are there, and no camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { ["public.image"] }
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

  open var sourceType = SourceType.photoLibrary
  open var mediaTypes = ["public.image"]
  open var allowsEditing = false
  open var videoMaximumDuration: TimeInterval = 600
  open var videoQuality = QualityType.typeMedium
  open var showsCameraControls = true
  open var cameraOverlayView: UIView?
  open var cameraDevice = CameraDevice.rear
  open var cameraCaptureMode = CameraCaptureMode.photo
  open var cameraFlashMode = CameraFlashMode.auto
  open func takePicture() {}
  open func startVideoCapture() -> Bool { false }
  open func stopVideoCapture() {}
}

/// Who hears what was chosen; never told here.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
