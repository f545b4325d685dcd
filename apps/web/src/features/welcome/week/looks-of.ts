import { subjectKey } from "@hearthbook/core/planning/copy/matching-subject"
import { lookBeside } from "@hearthbook/core/appearance/subject-style"
import type { Learner } from "../setup-form/learners.ts"

/** The color of each subject, by its key, as the set-up gives it: as the name suggests, and unlike the others. */
export function looksOf(learners: Learner[]): Map<string, string> {
  const colors = new Map<string, string>()
  for (const { name } of learners.flatMap(({ subjects }) => subjects)) {
    const key = subjectKey(name)
    if (!colors.has(key)) colors.set(key, lookBeside(name, [...colors.values()]).color)
  }
  return colors
}
