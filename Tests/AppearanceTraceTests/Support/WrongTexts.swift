/// Edits that make a trace's text wrong, each with the message that names it.
enum WrongTexts {
  /// The edits of the short sample.
  static let edits = [
    Edit(
      "trace 2", "trac 1",
      "line 1, column 1: found \"trac\", expected \"trace\" (did you mean trace?)"),
    Edit(
      "trace 2", "trace  1",
      "line 1, column 6: found 2 spaces, expected 1"),
    Edit(
      "trace 2", "trace",
      "line 1, column 6: found the end of the line, expected a value"),
    Edit(
      "trace 2", "trace 1",
      "line 1, column 7: found version \"1\", expected version 2; record the trace anew with "
        + "conform record"),
    Edit(
      "trace 2", "trace 2 ",
      "line 1, column 8: found \" \", expected the end of the line"),
    Edit(
      "trace 2", "\u{FEFF}trace 2",
      "line 1, column 1: found a byte order mark, expected text without one"),
    Edit(
      "trace 2\n", "trace 2\r\n",
      "line 1, column 8: found a carriage return, expected lines that end with a line "
        + "feed alone"),
    Edit(
      "trace 2\n", "",
      "line 1, column 1: found \"scenario\", expected \"trace\""),
    Edit(
      "subject  system", "subject system",
      "line 3, column 8: found 1 space, expected 2"),
    Edit(
      "subject  system", "subject",
      "line 3, column 8: found the end of the line, expected a value"),
    Edit(
      "subject  system", "subject  ",
      "line 3, column 10: found the end of the line, expected a value"),
    Edit(
      "subject  system", "subject  \"system\"",
      "line 3, column 10: found \"\\\"system\\\"\", expected it written as system"),
    Edit(
      "390 844\n", "0 0\n",
      "line 5, column 10: found \"0 0\", expected a width and a height in points, above zero"),
    Edit(
      "390 844\n", "-390 -844\n",
      "line 5, column 10: found \"-390 -844\", "
        + "expected a width and a height in points, above zero"),
    Edit(
      "> host.present(sheet, animated: true)", "> window.resize(to: [844])",
      "line 24, column 3: found no size, expected a width and a height in points, above zero"),
    Edit(
      "> host.present(sheet, animated: true)", "> window.resize(to: [844, 0])",
      "line 24, column 3: found no size, expected a width and a height in points, above zero"),
    Edit(
      "> host.present(sheet, animated: true)", "> window.resize()",
      "line 24, column 3: found no size, expected a width and a height in points, above zero"),
    Edit(
      "390 844\n", "390 844\nevidense FS-01\n",
      "line 6, column 1: found \"evidense\", expected a blank line (did you mean evidence?)"),
    Edit(
      "390 844\n", "390 844\ncontract chrom DimmingView\n",
      "line 6, column 10: found \"chrom\", expected presenter, coversStatusBar, restingLook, "
        + "keepsChildren, keepsSides, showsSides, chrome, blocksWhatIsBehind, isAsymmetric, "
        + "allowsBackSwipe or closesOnTap (did you mean chrome?)"),
    Edit(
      "390 844\n", "390 844\ncontract chrome DimmingView\ncontract presenter emulated\n",
      "line 7, column 10: found \"presenter\" after \"chrome\", expected it before"),
    Edit(
      "390 844\n", "390 844\ncontract isAsymmetric true\ncontract isAsymmetric true\n",
      "line 7, column 10: found \"isAsymmetric\" again, expected it once"),
    Edit(
      "390 844\n", "390 844\ncontract presenter uikit\n",
      "line 6, column 20: found \"uikit\", expected what 'presenter' can declare, "
        + "other than UIKit's own behaviour"),
    Edit(
      "390 844\n", "390 844\ncontract restingLook alpha transform\n",
      "line 6, column 22: found \"alpha transform\", expected what 'restingLook' can declare, "
        + "other than UIKit's own behaviour"),
    Edit(
      "390 844\n", "390 844\ncontract chrome\n",
      "line 6, column 16: found the end of the line, expected what 'chrome' can declare, "
        + "other than UIKit's own behaviour"),
    Edit(
      "390 844\n", "390 844\nunseen   activity causes\n",
      "line 6, column 10: found \"activity causes\", expected causes, status-bar, reachability or "
        + "activity"),
    Edit(
      "390 844\n", "390 844\nevidence\n",
      "line 6, column 9: found the end of the line, expected a value"),
    Edit(
      "390 844\n\n", "390 844\n",
      "line 6, column 1: found \"cast\", expected a blank line"),
    Edit(
      "cast\n", "cst\n",
      "line 7, column 1: found \"cst\", expected \"cast\" (did you mean cast?)"),
    Edit(
      "host  controller", "host StageController",
      "line 8, column 7: found 1 space, expected 2"),
    Edit(
      "host  controller", "host",
      "line 8, column 7: found \",\", expected \" \""),
    Edit(
      "  host  controller", "host  controller",
      "line 8, column 1: found \"host\", expected a blank line"),
    Edit(
      "  host  controller", "   host  controller",
      "line 8, column 4: found an indentation of 3 spaces, expected 2"),
    Edit(
      "host  controller", "host  controller<",
      "line 8, column 19: found \"<,\", expected the end of the line"),
    Edit(
      "host  controller", "\"ho\\st\"  StageController",
      "line 8, column 6: found \"\\\\\", expected an escape"),
    Edit(
      "host  controller", "\"host  controller",
      "line 8, column 55: found the end of the line, expected a closing quote"),
    Edit(
      "host  controller", "\"\\u{68}ost\"  StageController",
      "line 8, column 3: found \"\\\"\\\\u{68}ost\\\"\", expected it written as host"),
    Edit(
      "host  controller", "\"\\u{110000}\"  StageController",
      "line 8, column 4: found \"\\\\\", expected an escape"),
    Edit(
      "appeared   host", "apeared    host",
      "line 21, column 3: found \"apeared\", expected a field of a checkpoint (did you "
        + "mean appeared?)"),
    Edit(
      "appeared   host", "appeared host",
      "line 21, column 11: found 1 space, expected 3"),
    Edit(
      "  appeared   host\n", "  appeared   host\n  tree       window\n",
      "line 22, column 3: found \"tree\" after \"appeared\", expected it before"),
    Edit(
      "  appeared   host\n", "  responder  a\n  responder  b\n",
      "line 22, column 3: found \"responder\" again, expected it once"),
    Edit(
      "  appeared   host\n", "  status-bar host grey\n",
      "line 21, column 19: found \"grey\", expected default, light or dark"),
    Edit(
      "  appeared   host\n", "  pending    two words \n",
      "line 21, column 14: found \"two words \", expected it written as \"two words \""),
    Edit(
      "  appeared   host\n", "  pending    \n",
      "line 21, column 14: found the end of the line, expected a value"),
    Edit(
      "  appeared   host\n", "  presented  host sheet\n",
      "line 21, column 19: found \"sheet\", expected \"->\""),
    Edit(
      "tree       window > sheet.view", "tree       window > window",
      "line 31, column 23: found \"window\" at a second place, expected each view once "
        + "in a tree"),
    Edit(
      "tree       window > sheet.view", "tree       window >sheet.view",
      "line 31, column 22: found \"sheet.view\", expected \" \""),
    Edit(
      "at 0ms", "at 0",
      "line 23, column 4: found \"0\", expected a time in milliseconds"),
    Edit(
      "at 0ms", "at 0s",
      "line 23, column 4: found \"0s\", expected a time in milliseconds"),
    Edit(
      "at 0ms", "at 0.0ms",
      "line 23, column 4: found \"0.0ms\", expected it written as 0ms"),
    Edit(
      "at 0ms", "at 0.0005ms",
      "line 23, column 4: found \"0.0005ms\", expected a time in milliseconds"),
    Edit(
      "at 0ms", "at -1ms",
      "line 23, column 4: found \"-1ms\", expected a time in milliseconds"),
    Edit(
      "at 0ms", "at 99999999999999999999999ms",
      "line 23, column 4: found \"99999999999999999999999\", expected a number that "
        + "fits in 64 bits"),
    Edit(
      "at 0ms", "at 404ms",
      "line 27, column 4: found 404ms again, expected a later instant"),
    Edit(
      "at 0ms", "at 405ms",
      "line 27, column 4: found 404ms after 405ms, expected a later time"),
    Edit(
      "at 0ms\n", "at 0ms\nat 1ms\n",
      "line 24, column 1: found \"at\", expected an event"),
    Edit(
      "at 0ms\n", "",
      "line 23, column 1: found \" \", expected at, settled, unsettled or raised"),
    Edit(
      "settled at 404ms", "settled at 403ms",
      "line 30, column 12: found 403ms after 404ms, expected a later time"),
    Edit(
      "settled at 404ms", "setled at 404ms",
      "line 30, column 1: found \"setled\", expected settled, unsettled or raised (did "
        + "you mean settled?)"),
    Edit(
      "settled at 404ms", "settled 404ms",
      "line 30, column 9: found \"404ms\", expected \"at\""),
    Edit(
      "\nsettled at", "settled at",
      "line 29, column 1: found \"settled\", expected an event, an instant, or a blank "
        + "line and the ending"),
    Edit(
      "> host.present", ">host.present",
      "line 24, column 3: found \">\", expected an event"),
    Edit(
      "> host.present", ">> host.present",
      "line 24, column 3: found \">>\", expected an event"),
    Edit(
      "host.present(", "host.presnt(",
      "line 24, column 10: found \"presnt\", expected a method (did you mean present?)"),
    Edit(
      "host.present(", "host.(",
      "line 24, column 10: found \"(\", expected a method"),
    Edit(
      "host.present(", "present(",
      "line 24, column 5: found \"present\", expected a receiver and a dot"),
    Edit(
      "host.present(", "host.present ",
      "line 24, column 17: found \" \", expected \"(\""),
    Edit(
      "animated: true)", "animated: true",
      "line 24, column 39: found the end of the line, expected \")\""),
    Edit(
      "animated: true)", "animated:true)",
      "line 24, column 34: found \"true\", expected \" \""),
    Edit(
      "(sheet, animated", "(sheet,animated",
      "line 24, column 23: found \",\", expected \", \""),
    Edit(
      "(sheet, animated", "(sheet, , animated",
      "line 24, column 25: found \",\", expected a value"),
    Edit(
      "(sheet, animated", "([sheet, animated",
      "line 24, column 34: found \":\", expected \"]\""),
    Edit(
      "animated: true)", "animated: true) by t1",
      "line 24, column 41: found \"by\", expected the end of the line"),
    Edit(
      "animated: true)", "animated: true) (for t1)",
      "line 24, column 42: found \"for\", expected by or direct"),
    Edit(
      "animated: true)", "animated: true) (by t1",
      "line 24, column 47: found the end of the line, expected \")\""),
    Edit(
      "animated: true)", "animated: true) (by)",
      "line 24, column 44: found \")\", expected \" \""),
    Edit(
      "begin t1", "bgin t1",
      "line 25, column 3: found \"bgin\", expected an event (did you mean begin?)"),
    Edit(
      "begin t1 present", "begin t1 presents",
      "line 25, column 12: found \"presents\", expected present, dismiss, push, pop, "
        + "set, select or replace (did you mean present?)"),
    Edit(
      "begin t1 present", "begin t1",
      "line 25, column 12: found \"host\", expected present, dismiss, push, pop, set, "
        + "select or replace"),
    Edit(
      "host -> sheet", "host > sheet",
      "line 25, column 25: found \">\", expected \"->\""),
    Edit(
      "host -> sheet", "host ->",
      "line 25, column 27: found the end of the line, expected a name"),
    Edit(
      "host -> sheet", "host -> sheet interactive removing",
      "line 25, column 46: found \"removing\", expected the end of the line"),
    Edit(
      "host -> sheet", "host -> sheet \"fullScreen\"",
      "line 25, column 34: found \"\\\"fullScreen\\\"\", expected it written as fullScreen"),
    Edit(
      "    < animator", "  < animator",
      "line 26, column 3: found an indentation of 2 spaces, expected 4"),
    Edit(
      "    < animator", "     < animator",
      "line 26, column 6: found an indentation of 5 spaces, expected 4"),
    Edit(
      "    < animator", "< animator",
      "line 26, column 1: found \"<\", expected an event, an instant, or a blank line "
        + "and the ending"),
    Edit(
      "end t1 finished", "end t1 done",
      "line 28, column 10: found \"done\", expected finished or cancelled"),
    Edit(
      "end t1 finished", "end b finished",
      "line 28, column 3: found an end of \"b\", expected a transition that is open"),
    Edit(
      "end t1 finished", "begin t1 present nil -> nil",
      "line 28, column 3: found another begin of \"t1\", expected each transition to begin "
        + "once"),
    Edit(
      "begin t1 present host -> sheet", "begin t1 present host -> host",
      "line 25, column 3: found the same controller on both sides of \"t1\", expected two"),
    Edit(
      "end t1 finished", "insert sheet.view into sheet.view",
      "line 28, column 3: found \"sheet.view\" put into itself, expected it in something else"),
    Edit(
      "end t1 finished", "  insert a into b\n    insert b into a",
      "line 29, column 5: found \"b\" put into itself, expected it in something else"),
    Edit(
      "end t1 finished", "host.didMove(toParent: host)",
      "line 28, column 3: found \"host\" put into itself, expected it in something else"),
    Edit(
      "end t1 finished", "round 0",
      "line 28, column 3: found 0, expected a number from 1"),
    Edit(
      "end t1 finished", "round 02",
      "line 28, column 9: found \"02\", expected it written as 2"),
    Edit(
      "end t1 finished", "round",
      "line 28, column 8: found the end of the line, expected a number"),
    Edit(
      "end t1 finished", "repeats 3",
      "line 28, column 12: found the end of the line, expected \"times\""),
    Edit(
      "end t1 finished", "repeats 99999999999999999999 times",
      "line 28, column 11: found \"99999999999999999999\", expected a number that fits "
        + "in 64 bits"),
    Edit(
      "end t1 finished", "insert a in b",
      "line 28, column 12: found \"in\", expected \"into\""),
    Edit(
      "end t1 finished", "remove a",
      "line 28, column 11: found the end of the line, expected \"from\""),
    Edit(
      "end t1 finished", "set a alfa 1",
      "line 28, column 9: found \"alfa\", expected frame, transform, alpha, hidden, "
        + "clips, corner, constrained, inert, modal, concealed, clock, recognizers, mask, "
        + "masked, shadow, anchor, z, perspective, pinned, background, insets, added or size"),
    Edit(
      "end t1 finished", "set a alpha  1",
      "line 28, column 14: found 2 spaces, expected 1"),
    Edit(
      "end t1 finished", "delegate a gone",
      "line 28, column 14: found \"gone\", expected set, cleared, lost or displaced"),
    Edit(
      "end t1 finished", "fault D1 loged",
      "line 28, column 12: found \"loged\", expected logged or refused (did you mean logged?)"),
    Edit(
      "end t1 finished", "release",
      "line 28, column 10: found the end of the line, expected a name"),
    Edit(
      "end t1 finished", "release a\tb",
      "line 28, column 12: found the control byte 0x09, expected visible text"),
    Edit(
      "end t1 finished", "release a\0",
      "line 28, column 12: found the control byte 0x00, expected visible text"),
    Edit(
      "end t1 finished", "release aé",
      "line 28, column 12: found \"é\", expected the end of the line"),
    Edit(
      "end t1 finished", "release \"caf",
      "line 28, column 15: found the end of the line, expected a closing quote"),
    Edit(
      "\n  end t1 finished", "\n<<<<<<< ours\n  end t1 finished",
      "line 28, column 1: found the merge conflict mark \"<<<<<<<\", expected a merged text"),
    Edit(
      "  appeared   sheet\n", "  appeared   sheet",
      "line 32, column 19: found the end of the text, expected a line feed"),
    Edit(
      "  appeared   sheet\n", "  appeared   sheet\n\n",
      "line 33, column 1: found a blank line, expected the end of the text"),
    Edit(
      "  appeared   sheet\n", "  appeared   sheet\nraised D10\n",
      "line 33, column 1: found \"raised\", expected the end of the text"),
    Edit(
      "settled at 404ms\n  tree       window > sheet.view\n  appeared   sheet\n",
      "raised D10\n  appeared   sheet\n",
      "line 31, column 1: found \" \", expected the end of the text"),
    Edit(
      "settled at 404ms\n  tree       window > sheet.view\n  appeared   sheet\n", "raised\n",
      "line 30, column 7: found the end of the line, expected a name"),
    Edit(
      "\nsettled at 404ms\n  tree       window > sheet.view\n  appeared   sheet\n", "",
      "line 29, column 1: found the end of the text, expected an event, an instant, or "
        + "a blank line and the ending"),
    Edit(
      "end t1 finished", "insert a into window below",
      "line 28, column 29: found the end of the line, expected a name"),
    Edit(
      "end t1 finished", "insert a into window above b",
      "line 28, column 24: found \"above\", expected the end of the line"),
    Edit(
      "end t1 finished", "moves", "line 28, column 8: found the end of the line, expected a name"),
    Edit(
      "end t1 finished", "rests a b",
      "line 28, column 11: found \"b\", expected the end of the line"),
    Edit(
      "end t1 finished", "status-bar a light by",
      "line 28, column 24: found the end of the line, expected a name"),
    Edit(
      "end t1 finished", "status-bar a light by b hidden",
      "line 28, column 27: found \"hidden\", expected the end of the line"),
    Edit(
      "host -> sheet\n", "host -> sheet frame 0 100 390\n",
      "line 25, column 49: found the end of the line, expected a value"),
    Edit(
      "host -> sheet\n", "host -> sheet frameless removing\n",
      "line 25, column 44: found \"removing\", expected the end of the line"),
    Edit(
      "  appeared   host\n", "  selected   tabs at 1\n",
      "line 21, column 19: found \"at\", expected a name of the cast (did you mean a?)"),
    Edit(
      "  appeared   host\n", "  selected   tabs nil at x\n",
      "line 21, column 26: found \"x\", expected a number"),
    Edit(
      "  appeared   host\n", "  selected   tabs nil item 1 at 1\n",
      "line 21, column 30: found \"at\", expected the end of the line"),
    Edit(
      "  appeared   host\n", "  items      nav\n",
      "line 21, column 17: found the end of the line, expected a number"),
    Edit(
      "  appeared   host\n", "  ignoring   0\n",
      "line 21, column 14: found 0, expected a number from 1"),
    Edit(
      "  appeared   host\n", "  key        a\n  key        b\n",
      "line 22, column 3: found \"key\" again, expected it once"),
    Edit(
      "  appeared   host\n", "  appeared   host\n  hides      host\n",
      "line 22, column 3: found \"hides\" after \"appeared\", expected it before"),
    Edit(
      "  appeared   host\n", "  alpha      a 0.5\n  busy       library\n",
      "line 22, column 3: found \"busy\" after \"alpha\", expected it before"),
  ]
}
