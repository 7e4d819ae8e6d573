import VirtualTime

/// What an animating method was asked for.
struct AnimationPlan {
  var duration: TimeSpan
  var delay = TimeSpan.zero
  var pace = Pace.standard
  /// Whether the length counts even inside of another animation.
  var keepsDuration = false
  /// Whether the pace counts even inside of another animation.
  var keepsPace = false
  /// Whether what it moves takes touches meanwhile.
  var letsTouchesIn = false
  /// Whether its own options count even inside of another animation.
  var keepsOptions = false
  var repeatsForever = false
  var autoreverses = false
  var takesTimeAnyway = false
  /// Whether the surroundings change, as when the device turns, and not what somebody animates.
  var isOfSurroundings = false

  /// The plan as it is carried out inside of another animation.
  @MainActor func within(_ outer: AnimationRun?) -> AnimationPlan {
    guard let outer else { return self }
    var plan = self
    plan.delay = outer.delay
    if !keepsDuration { plan.duration = outer.duration }
    if !keepsPace { plan.pace = outer.pace }
    if !keepsOptions, outer.letsTouchesIn { plan.letsTouchesIn = true }
    return plan
  }
}
