import type { GuidedSetup } from "@hearthbook/api/schemas/dashboard"
import type { StudentSummary } from "@hearthbook/api/schemas/student"
import { newAt, newCurriculumFor, newLoginFor, paths } from "../../../lib/paths.ts"

export type SetupStep = {
  title: string
  text: string
  isDone: boolean
  /** What to do next, each by its own button. */
  ways: { label: string; /** Whose, where it is for one child. */ child?: StudentSummary; href: string }[]
}

/** S §4: a student; a login for each; a curriculum for each. While there is nobody, the later two wait. */
export function setupSteps({ student_count, without_login, without_curriculum }: GuidedSetup): SetupStep[] {
  const isAnybody = student_count > 0
  return [
    {
      title: "Add a student",
      text: "A name, a birthday and a grade.",
      isDone: isAnybody,
      ways: isAnybody ? [] : [{ label: "Add Student", href: newAt(paths.students) }],
    },
    {
      title: "Create a login",
      text: "So that each child sees their own work, and nothing else.",
      isDone: isAnybody && without_login.length === 0,
      ways: without_login.map((child) => ({
        label: `Create Login for ${child.first_name}`,
        child,
        href: newLoginFor(child),
      })),
    },
    {
      title: "Assign a curriculum",
      text: "What each child learns this year, subject by subject.",
      isDone: isAnybody && without_curriculum.length === 0,
      ways: without_curriculum.map((child) => ({
        label: `Add a curriculum for ${child.first_name}`,
        child,
        href: newCurriculumFor(child),
      })),
    },
  ]
}
