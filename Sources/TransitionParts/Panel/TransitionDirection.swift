/// Which of its two ways a panel goes next, or is going.
public enum TransitionDirection: Sendable {
  case present, dismiss
}
