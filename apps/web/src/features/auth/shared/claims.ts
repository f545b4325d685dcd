import { setupClaim } from "../../../lib/site-content.ts"

/** Beside the forms: what a parent gets, in her own words. */
export const welcome = {
  headline: "School at home, in one calm place.",
  points: ["Every child, subject and assignment together", "Grades and progress that add themselves up", setupClaim],
}
