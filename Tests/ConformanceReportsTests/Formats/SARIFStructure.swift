import Foundation
import PublishedForms

extension JSONSchema {
  /// What SARIF 2.1.0 requires of the members that are written here: which there have to be, and which words
  /// there may be. A member that is not here is not written.
  static func sarif() throws -> JSONSchema { try JSONSchema(Data(sarifText.utf8)) }

  private static let sarifText = """
    {
      "type": "object",
      "required": ["version", "runs"],
      "properties": {
        "$schema": { "type": "string", "pattern": "^https://" },
        "version": { "enum": ["2.1.0"] },
        "runs": { "type": "array", "items": { "$ref": "#/$defs/run" } }
      },
      "$defs": {
        "level": { "enum": ["none", "note", "warning", "error"] },
        "text": { "type": "string", "pattern": "." },
        "run": {
          "type": "object", "required": ["tool"],
          "properties": {
            "tool": {
              "type": "object", "required": ["driver"],
              "properties": { "driver": { "$ref": "#/$defs/component" } }
            },
            "invocations": { "type": "array", "items": { "$ref": "#/$defs/invocation" } },
            "columnKind": { "enum": ["utf16CodeUnits", "unicodeCodePoints"] },
            "results": { "type": "array", "items": { "$ref": "#/$defs/result" } }
          }
        },
        "component": {
          "type": "object", "required": ["name"],
          "properties": {
            "name": { "$ref": "#/$defs/text" },
            "semanticVersion": { "type": "string", "pattern": "^[0-9]+[.][0-9]+[.][0-9]+$" },
            "rules": { "type": "array", "items": { "$ref": "#/$defs/descriptor" } }
          }
        },
        "words": {
          "type": "object", "required": ["text"],
          "properties": { "text": { "$ref": "#/$defs/text" } }
        },
        "descriptor": {
          "type": "object", "required": ["id"],
          "properties": {
            "id": { "$ref": "#/$defs/text" },
            "shortDescription": { "$ref": "#/$defs/words" },
            "help": { "$ref": "#/$defs/words" },
            "defaultConfiguration": {
              "type": "object", "properties": { "level": { "$ref": "#/$defs/level" } }
            },
            "properties": {
              "type": "object",
              "properties": { "tags": { "type": "array", "items": { "$ref": "#/$defs/text" } } }
            }
          }
        },
        "invocation": {
          "type": "object", "required": ["executionSuccessful"],
          "properties": {
            "executionSuccessful": { "type": "boolean" },
            "toolExecutionNotifications": {
              "type": "array", "items": { "$ref": "#/$defs/notification" }
            }
          }
        },
        "notification": {
          "type": "object", "required": ["message"],
          "properties": {
            "level": { "$ref": "#/$defs/level" },
            "message": { "$ref": "#/$defs/words" },
            "locations": { "type": "array", "items": { "$ref": "#/$defs/location" } }
          }
        },
        "location": {
          "type": "object",
          "properties": {
            "physicalLocation": {
              "type": "object", "required": ["artifactLocation"],
              "properties": {
                "artifactLocation": {
                  "type": "object",
                  "properties": { "uri": { "type": "string", "pattern": "^[^ <>]+$" } }
                },
                "region": {
                  "type": "object",
                  "properties": { "startLine": { "type": "integer", "minimum": 1 } }
                }
              }
            },
            "logicalLocations": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "fullyQualifiedName": { "$ref": "#/$defs/text" },
                  "kind": { "$ref": "#/$defs/text" }
                }
              }
            },
            "message": { "$ref": "#/$defs/words" }
          }
        },
        "result": {
          "type": "object", "required": ["message"],
          "properties": {
            "ruleId": { "$ref": "#/$defs/text" },
            "ruleIndex": { "type": "integer", "minimum": 0 },
            "level": { "$ref": "#/$defs/level" },
            "kind": {
              "enum": ["notApplicable", "pass", "fail", "review", "open", "informational"]
            },
            "message": { "$ref": "#/$defs/words" },
            "locations": { "type": "array", "items": { "$ref": "#/$defs/location" } },
            "occurrenceCount": { "type": "integer", "minimum": 1 },
            "partialFingerprints": {
              "type": "object", "additionalProperties": { "$ref": "#/$defs/text" }
            },
            "codeFlows": { "type": "array", "items": { "$ref": "#/$defs/flow" } },
            "suppressions": { "type": "array", "items": { "$ref": "#/$defs/suppression" } }
          }
        },
        "flow": {
          "type": "object", "required": ["threadFlows"],
          "properties": {
            "threadFlows": {
              "type": "array", "minItems": 1,
              "items": {
                "type": "object", "required": ["locations"],
                "properties": {
                  "locations": {
                    "type": "array", "minItems": 1,
                    "items": {
                      "type": "object",
                      "properties": { "location": { "$ref": "#/$defs/location" } }
                    }
                  }
                }
              }
            }
          }
        },
        "suppression": {
          "type": "object", "required": ["kind"],
          "properties": {
            "kind": { "enum": ["inSource", "external"] },
            "status": { "enum": ["accepted", "underReview", "rejected"] },
            "justification": { "type": "string" }
          }
        }
      }
    }
    """
}
