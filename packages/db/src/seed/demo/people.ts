import type { user_role } from "../../generated/client.ts"

export type ChildKey = "nora" | "eli" | "grace"

type ChildContent = {
  first_name: string
  grade_level: string
  color: string
  /** Years before the one in which the academic year begins, and the day. */
  born: { years_before: number; month_and_day: string }
}

export type PersonContent = {
  first_name: string
  last_name: string
  role: user_role
  /** What stands before the @. */
  mailbox: string
  /** Whose log-in it is, for a child's. */
  child?: ChildKey
}

export const familyName = "Whitaker"

/** Where the demo family's mailboxes are, unless a throw-away one gets its own domain. Nothing is ever mailed there. */
export const demoDomain = "hearthbook.app"

/** Known to everybody who reads this: they open sample data on a machine of one's own, and nothing else. */
export const demoPasswords = { adult: "Warm-Hearth-24!", child: "sunflower-7" }

/** Grades K, 4 and 9; each child has had the birthday that goes with its grade by the time the year begins. */
export const children: Record<ChildKey, ChildContent> = {
  nora: {
    first_name: "Nora",
    grade_level: "K",
    color: "#be185d",
    born: { years_before: 5, month_and_day: "03-14" },
  },
  eli: {
    first_name: "Eli",
    grade_level: "4",
    color: "#1d4ed8",
    born: { years_before: 9, month_and_day: "06-02" },
  },
  grace: {
    first_name: "Grace",
    grade_level: "9",
    color: "#6d28d9",
    born: { years_before: 14, month_and_day: "01-23" },
  },
}

/** Nora has no log-in yet, so that the guided setup has a step left to try. */
export const people = [
  { first_name: "Hannah", last_name: familyName, role: "parent", mailbox: "demo" },
  { first_name: "Daniel", last_name: familyName, role: "parent", mailbox: "daniel" },
  { first_name: "Marisol", last_name: "Vega", role: "teacher", mailbox: "marisol" },
  { first_name: "Eli", last_name: familyName, role: "student", mailbox: "eli", child: "eli" },
  { first_name: "Grace", last_name: familyName, role: "student", mailbox: "grace", child: "grace" },
] as const satisfies PersonContent[]

export type Mailbox = (typeof people)[number]["mailbox"]
