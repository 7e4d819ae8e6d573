public import TransitionParts

/// Lets a finger pull in another stack, which UIKit drops again where the finger gives up.
public final class StackPull: StackPuller {}
