import type { Expectation, Who } from "./expectations.ts"

/** The callers. The admin has a separate family. */
export const callers = [
  "anonymous",
  "revoked session",
  "parent",
  "second parent",
  "teacher",
  "child",
  "sibling",
  "child that must set its password",
  "parent of another family",
  "child of another family",
  "admin",
] as const
export type Caller = (typeof callers)[number]

/** The result of a call. */
export type Outcome = "allowed" | "signed out" | "revoked" | "forbidden" | "not found"

const signedOut = { anonymous: "signed out", "revoked session": "revoked" } as const
const newcomer = "child that must set its password"
const children: Caller[] = ["child", "sibling", newcomer, "child of another family"]
const strangers: Caller[] = ["parent of another family", "child of another family", "admin"]

/**
 * Returns the expected result of a caller's call. The session is checked first, then the role, then access to the row. Rows
 * belong to the first family: to its first child, or to the user who may call the procedure.
 */
export function outcomeOf(expectation: Expectation, caller: Caller): Outcome {
  const { who, names } = expectation
  if (who === "anyone") return "allowed"
  if (caller === "anonymous" || caller === "revoked session") return signedOut[caller]
  if (!mayCall(who, caller)) return "forbidden"
  if (names === "nothing") return "allowed"
  return isTheirs(expectation, caller) ? "allowed" : "not found"
}

function mayCall(who: Who, caller: Caller): boolean {
  if (caller === newcomer) return who === "any session"
  if (who === "admins") return caller === "admin"
  if (who === "heads of the family" && caller === "teacher") return false
  return who === "signed in" || who === "any session" || !children.includes(caller)
}

function isTheirs({ who, names }: Expectation, caller: Caller): boolean {
  if (strangers.includes(caller)) return false
  // If children may have such rows, the call names the child's row.
  if (names === "own row") return caller === (who === "signed in" ? "child" : "parent")
  return caller !== "sibling"
}
