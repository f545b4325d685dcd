import { z } from "zod"

type RawIssue = z.core.$ZodRawIssue

/** The message for an issue for which the schema has no message. */
function describeIssue(issue: RawIssue): string {
  const field = issue.path?.join(".") || "The request"
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined ? `${field} is required.` : `${field} has the wrong type.`
    case "too_big":
      return `${field} is too ${issue.origin === "string" || issue.origin === "array" ? "long" : "large"}.`
    case "too_small":
      return `${field} is too ${issue.origin === "string" || issue.origin === "array" ? "short" : "small"}.`
    default:
      return `${field} is not valid.`
  }
}

z.config({ customError: describeIssue })
