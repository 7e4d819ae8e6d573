public import StoryboardFormat

/// Something in a storyboard file that the headless host does not understand, and goes on without.
public typealias StoryboardNote = StoryboardFormat.StoryboardNote

/// Why a storyboard file cannot be read.
public typealias StoryboardSyntaxError = StoryboardFormat.StoryboardSyntaxError
