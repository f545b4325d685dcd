import { z } from "zod"

type RawIssue = z.core.$ZodRawIssue

/** What a person reads where a schema has no words of its own for what is wrong (DECISIONS 4: never a raw zod dump). */
function describeIssue(issue: RawIssue): string {
  const field = issue.path?.join(".") || "The request"
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined ? `${field} is required.` : `${field} is of the wrong kind.`
    case "too_big":
      return `${field} is too ${issue.origin === "string" || issue.origin === "array" ? "long" : "large"}.`
    case "too_small":
      return `${field} is too ${issue.origin === "string" || issue.origin === "array" ? "short" : "small"}.`
    default:
      return `${field} is not valid.`
  }
}

z.config({ customError: describeIssue })
