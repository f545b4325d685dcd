import type { Expectation, Who } from "./expectations.ts"

/** Who asks. The admin has a family of its own, as everybody has. */
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

/** How a call ends. */
export type Outcome = "allowed" | "signed out" | "revoked" | "forbidden" | "not found"

const signedOut = { anonymous: "signed out", "revoked session": "revoked" } as const
const newcomer = "child that must set its password"
const children: Caller[] = ["child", "sibling", newcomer, "child of another family"]
const strangers: Caller[] = ["parent of another family", "child of another family", "admin"]

/**
 * What a caller gets by what was declared: first it is asked who they are, then whether their role may, then whether the row is
 * theirs. What is named is the first family's: a row of its first child, or what the one who may call it has alone.
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
  if (caller === newcomer) return who === "the signed in, before all else"
  if (who === "admins") return caller === "admin"
  if (who === "heads of the family" && caller === "teacher") return false
  return who === "the signed in" || who === "the signed in, before all else" || !children.includes(caller)
}

function isTheirs({ who, names }: Expectation, caller: Caller): boolean {
  if (strangers.includes(caller)) return false
  // Where a child may have such a row at all, it is the child's that is named.
  if (names === "a row of one's own") return caller === (who === "the signed in" ? "child" : "parent")
  return caller !== "sibling"
}
