import type { user_role } from "../../generated/client.ts"

export type ChildKey = "nora" | "eli" | "grace"

type ChildContent = {
  first_name: string
  grade_level: string
  color: string
  /** The birth date: years before the first year of the academic year, and MM-DD. */
  born: { years_before: number; month_and_day: string }
}

export type PersonContent = {
  first_name: string
  last_name: string
  role: user_role
  /** The email address up to the @. */
  mailbox: string
  /** The child, if it is a child's login. */
  child?: ChildKey
}

export const familyName = "Whitaker"

/** The domain of the demo family's email addresses. No mail is ever sent there; temporary families have other domains. */
export const demoDomain = "hearthbook.app"

/** Published passwords. They give access only to the sample data of a local installation. */
export const demoPasswords = { adult: "Warm-Hearth-24!", child: "sunflower-7" }

/** Grade levels K, 4 and 9. By the start of the school year, each child has reached the age of its grade level. */
export const children: Record<ChildKey, ChildContent> = {
  nora: { first_name: "Nora", grade_level: "K", color: "#be185d", born: { years_before: 5, month_and_day: "03-14" } },
  eli: { first_name: "Eli", grade_level: "4", color: "#1d4ed8", born: { years_before: 9, month_and_day: "06-02" } },
  grace: {
    first_name: "Grace",
    grade_level: "9",
    color: "#6d28d9",
    born: { years_before: 14, month_and_day: "01-23" },
  },
}

/** Nora has no login yet, so that the setup guide has a step left. */
export const people = [
  { first_name: "Hannah", last_name: familyName, role: "parent", mailbox: "demo" },
  { first_name: "Daniel", last_name: familyName, role: "parent", mailbox: "daniel" },
  { first_name: "Marisol", last_name: "Vega", role: "teacher", mailbox: "marisol" },
  { first_name: "Eli", last_name: familyName, role: "student", mailbox: "eli", child: "eli" },
  { first_name: "Grace", last_name: familyName, role: "student", mailbox: "grace", child: "grace" },
] as const satisfies PersonContent[]

export type Mailbox = (typeof people)[number]["mailbox"]
