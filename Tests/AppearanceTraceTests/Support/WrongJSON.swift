/// Edits that make JSON Lines wrong, each with the message that names it.
enum WrongJSON {
  /// The edits of the short sample.
  static let edits = [
    Edit(
      "\"format\":2", "\"format\":1",
      "line 1, column 337: found version \"1\", expected version 2; record the trace anew with "
        + "conform record"),
    Edit(
      "\"format\":2", "\"format\":\"2\"",
      "line 1, column 337: found \"\\\"\", expected a number"),
    Edit(
      "\"format\":2,", "",
      "line 1, column 1: found no member \"format\", expected one"),
    Edit(
      "\"format\":2", "\"format\":02",
      "line 1, column 337: found "
        + "\"02,\\\"profile\\\":\\\"ios-18\\\",\\\"scenario\\\":\\\"a\\\",\\\"sc…\", "
        + "expected it written as 2,\"profile\":\"ios-18\",\"scenario\":\"a\",\"scr…"),
    Edit(
      "\"format\":2", "\"format\": 2",
      "line 1, column 337: found \" \", expected a value of JSON"),
    Edit(
      "\"format\":2", "\"format\":2,\"format\":2",
      "line 1, column 339: found a member \"format\" again, expected it once"),
    Edit(
      "\"format\":2", "\"format\":2,\"colour\":1",
      "line 1, column 348: found a member \"colour\", expected none of that name"),
    Edit(
      "\"evidence\":[]", "\"contract\":{\"presenter\":[\"uikit\"]},\"evidence\":[]",
      "line 1, column 338: found \"uikit\", expected what 'presenter' can declare, "
        + "other than UIKit's own behaviour"),
    Edit(
      "\"evidence\":[],\"format\":2", "\"format\":2,\"evidence\":[]",
      "line 1, column 315: found "
        + "\"format\\\":2,\\\"evidence\\\":[],\\\"profile\\\":\\\"ios-1…\", expected it "
        + "written as evidence\":[],\"format\":2,\"profile\":\"ios-1…"),
    Edit(
      "\"host\"", "\"h\\u006fst\"",
      "line 1, column 62: found "
        + "\"\\\\u006fst\\\",\\\"role\\\":\\\"controller\\\",\\\"type\\\":\\\"St…\", expected it "
        + "written as ost\",\"role\":\"controller\",\"type\":\"StageCo…"),
    Edit(
      "\"of\":\"host\"", "\"of\":\"hst\"",
      "line 1, column 153: found \"hst\", expected a name of the cast (did you mean host?)"),
    Edit(
      "[\"390\",\"844\"]", "[\"0\",\"844\"]",
      "line 1, column 382: found \"[\\\"\", "
        + "expected a width and a height in points, above zero"),
    Edit(
      "\"method\":\"present\"", "\"method\":\"resize\"",
      "line 3, column 1: found no size, expected a width and a height in points, above zero"),
    Edit(
      "\"host\"", "\"h\\xst\"",
      "line 1, column 62: found \"\\\\\", expected an escape"),
    Edit(
      "\"host\"", "\"\\ud800\"",
      "line 1, column 61: found \"\\\\\", expected an escape"),
    Edit(
      "\"host\"", "null",
      "line 1, column 60: found \"null\", expected a value of JSON"),
    Edit(
      "{\"cast\"", "[\"cast\"",
      "line 1, column 8: found \":[{\\\"\", expected \"]\""),
    Edit(
      "{\"cast\"", "[[[[[[[[[[[[\"cast\"",
      "line 1, column 9: found \"[[[[\\\"\", expected a string"),
    Edit(
      "}\n{\"baseline\"", "}\r\n{\"baseline\"",
      "line 1, column 415: found a carriage return, expected lines that end with a "
        + "line feed alone"),
    Edit(
      "\"baseline\"", "\"base\"",
      "line 2, column 1: found no member \"baseline\", expected one"),
    Edit(
      "[\"window\",\"host.view\"]", "[\"window\",\"window\"]",
      "line 2, column 32: found \"window\" at a second place, expected each view once in a tree"),
    Edit(
      "[\"window\",\"host.view\"]", "[]",
      "line 2, column 22: found \"[]]}}\", expected a name"),
    Edit(
      "[\"window\",\"host.view\"]", "1",
      "line 2, column 22: found \"1\", expected an array"),
    Edit(
      "\"present\"", "\"presents\"",
      "line 3, column 76: found \"presents\", expected a method (did you mean present?)"),
    Edit(
      "\"call\"", "\"cal\"",
      "line 3, column 15: found a member \"cal\", expected none of that name (did you "
        + "mean call?)"),
    Edit(
      ",\"call\":{\"arguments\":[{\"label\":\"animated\",\"value\":\"true\"}],\"method\":\"present\",\"receiver\":\"host\"}",
      "",
      "line 3, column 1: found no member \"call\", expected one"),
    Edit(
      "\"mark\":\"script\"", "\"mark\":\"host\"",
      "line 3, column 112: found \"host\", expected script or crossing"),
    Edit(
      "\"mark\":\"script\"", "\"marked\":\"script\"",
      "line 3, column 114: found a member \"marked\", expected none of that name"),
    Edit(
      "\"value\":\"true\"", "\"value\":true",
      "line 3, column 58: found \"true\", expected a string"),
    Edit(
      "\"at\":0", "\"at\":-1",
      "line 3, column 1: found -0.001ms after 0ms, expected a later time"),
    Edit(
      "\"at\":0", "\"at\":99999999999999999999",
      "line 3, column 7: found \"99999999999999999999\", expected a number that fits in 64 bits"),
    Edit(
      "\"at\":0,\"call\"", "\"at\":0,\"attribution\":\"me\",\"call\"",
      "line 3, column 23: found \"me\", expected subject or direct"),
    Edit(
      "\"animated\":true", "\"animated\":1",
      "line 4, column 29: found \"1\", expected true or false"),
    Edit(
      "\"push\"", "\"pushed\"",
      "line 4, column 61: found \"pushed\", expected present, dismiss, push, pop, set, "
        + "select or replace"),
    Edit(
      "{\"at\":404000,\"end\"", "{\"at\":404000,\"begin\":{},\"end\"",
      "line 5, column 22: found no member \"transition\", expected one"),
    Edit(
      "\"transition\":\"t1\"}}\n{\"at\":404000,\"s",
      "\"transition\":\"t2\"}}\n{\"at\":404000,\"s",
      "line 5, column 55: found \"t2\", expected a name of the cast (did you mean t1?)"),
    Edit(
      "{\"at\":404000,\"settled\":{}}\n", "{\"at\":403999,\"settled\":{}}\n",
      "line 6, column 1: found 403.999ms after 404ms, expected a later time"),
    Edit(
      "{\"at\":404000,\"settled\":{}}\n", "{\"at\":404000,\"settled\":{\"leaked\":[]}}\n",
      "line 6, column 25: found \"\\\"leaked\\\":[]}}\", expected it written as }}"),
    Edit(
      "{\"at\":404000,\"settled\":{}}\n", "{\"at\":404000,\"raised\":\"D10\"}\n",
      "line 6, column 7: found a member \"at\", expected none of that name"),
    Edit(
      "{\"at\":404000,\"settled\":{}}\n", "",
      "line 6, column 1: found the end of the text, expected a value of JSON"),
    Edit(
      "{\"at\":404000,\"settled\":{}}\n", "{\"at\":404000,\"settled\":{}}\n\n",
      "line 7, column 1: found a blank line, expected the end of the text"),
    Edit(
      "{\"at\":404000,\"settled\":{}}\n", "{\"at\":404000,\"settled\":{}}",
      "line 6, column 27: found the end of the text, expected a line feed"),
    Edit(
      "{\"at\":404000,\"settled\":{}}\n", "{\"at\":404000,\"settled\":{",
      "line 6, column 25: found the end of the text, expected a line feed"),
    Edit(
      "\"interactive\":false", "\"frame\":[\"0\"],\"interactive\":false",
      "line 4, column 42: found another count of numbers, expected four or none for a frame"),
    Edit(
      "{\"at\":404000,\"settled\":{}}", "{\"at\":404000,\"settled\":{\"ignoring\":-1}}",
      "line 6, column 36: found -1, expected a number from 0"),
    Edit(
      "{\"at\":404000,\"settled\":{}}",
      "{\"at\":404000,\"settled\":{\"selected\":[{\"container\":\"host\",\"index\":-1}]}}",
      "line 6, column 65: found -1, expected a number from 0"),
    Edit(
      "{\"at\":404000,\"settled\":{}}", "{\"at\":404000,\"settled\":{\"ignoring\":0}}",
      "line 6, column 25: found \"\\\"ignoring\\\":0}}\", expected it written as }}"),
  ]
}
