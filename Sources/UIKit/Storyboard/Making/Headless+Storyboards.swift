public import Foundation
public import StoryboardFormat

extension Headless {
  /// Reads a storyboard from a file's bytes.
  ///
  /// - Parameters:
  ///   - bytes: The text of the file.
  ///   - name: how errors name the file.
  /// - Throws: where the bytes are no storyboard.
  public static func storyboard(
    _ bytes: Data, named name: String
  ) throws(StoryboardSyntaxError) -> UIStoryboard {
    UIStoryboard(
      name: name, bundle: nil, document: try StoryboardReader.document(bytes, file: name))
  }

  /// Why a storyboard that was asked for by its name is empty; none where its file was read.
  public static func fileError(of storyboard: UIStoryboard) -> StoryboardFileError? {
    storyboard.fileError
  }

  /// What a storyboard says that this host does not understand, in the order in which it was met.
  public static func notes(on storyboard: UIStoryboard) -> [StoryboardNote] {
    storyboard.notes
  }
}
