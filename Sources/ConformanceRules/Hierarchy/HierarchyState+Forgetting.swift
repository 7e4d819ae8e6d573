extension HierarchyState {
  /// For how many events nobody need speak of somebody until he is forgotten, if he has no place.
  ///
  /// Somebody may speak of those who went: an animator that completes a transition a second time, an
  /// animation that outlasts its transition. Who speaks of one longer gone is taken to speak of somebody
  /// new. So what is remembered is bounded by those who are there, however long a trace is.
  static let usualMemory = 4096

  /// Those who are to be forgotten now, each behind what belongs to it.
  ///
  /// For each name that is new, two others have their turn; whoever is remembered waits for his next. So
  /// the work is constant, and the row of those who went never outgrows those who are there. It is done
  /// for some new names at a time, for rules forget many in less time than one by one.
  mutating func leavers() -> [Name] {
    let news = names.takeNews(atLeast: max(1, memory / 64))
    var leavers: [Name] = []
    for name in news {
      row.append(name)
      leavers += leaversOfOneTurn() + leaversOfOneTurn()
    }
    return leavers
  }

  private mutating func leaversOfOneTurn() -> [Name] {
    // Who is bound to somebody goes with him; who has gone with somebody is not known any more.
    guard let name = row.popFirst(), names.knows(name), !names.isBound(name),
      !lasts(name)
    else { return [] }
    guard !isRemembered(name) else {
      row.append(name)
      return []
    }
    let family = names.family(of: name)
    for belonging in family.dropLast() where isRemembered(belonging) {
      row.append(name)
      return []
    }
    return family
  }

  /// Whether somebody is never forgotten, for he was there before the script acted.
  private func lasts(_ name: Name) -> Bool { isWindow(name) || baseline.speaks(of: name) }

  /// Whether somebody was spoken of not long ago, has a place, or takes part in what runs.
  private func isRemembered(_ name: Name) -> Bool {
    let facts = objects[name]
    return names.now - names.lastMention(of: name) <= memory || lasts(name)
      || facts.parent != nil || facts.phase != .gone || hasChildren(name) || isInWindow(name)
      || presentations[name] != nil || isAtWork(name)
      || !running(about: name).isEmpty
  }

  /// Whether a transition runs, was the last, or has brought what is presented.
  private func isAtWork(_ name: Name) -> Bool {
    guard let transition = transitions[name] else { return false }
    let presentation = transition.presenter.flatMap { presentations[$0] }
    return transition.end == nil || name == lastEnded || presentation?.transition == name
  }

  /// Drops what is known of somebody.
  mutating func forget(_ name: Name) {
    transitions[name] = nil
    participants[name] = nil
    untold[name] = nil
    bringers[name] = nil
    consultations[name] = nil
    captureRequests[name] = nil
    families[name] = nil
    known[name] = nil
    moving[name] = nil
    arranging.remove(name)
    objects.forget(name)
    names.forget(name)
  }
}
