import type { GuidedSetup } from "@hearthbook/api/records/dashboard"
import type { StudentSummary } from "@hearthbook/api/family/student"
import { newAt, newCurriculumFor, newLoginFor, paths } from "../../../lib/paths.ts"
import { shortNameOf } from "../../../lib/short-names.ts"

export type SetupStep = {
  title: string
  text: string
  isDone: boolean
  /** The next actions, each as a button. */
  actions: { label: string; /** Set if the action is for one child. */ child?: StudentSummary; href: string }[]
}

/**
 * The steps: add a student, create a login for each, add a curriculum for each. The last two wait until there is a child. A child in
 * kindergarten can do without a login.
 */
export function setupSteps({ student_count, without_login, without_curriculum }: GuidedSetup): SetupStep[] {
  const hasChildren = student_count > 0
  return [
    {
      title: "Add a student",
      text: "A name, a birthday and a grade.",
      isDone: hasChildren,
      actions: hasChildren ? [] : [{ label: "Add Student", href: newAt(paths.students) }],
    },
    {
      title: "Create a login",
      text: "Each child sees their own work, and nothing else. A kindergartner can do without.",
      isDone: hasChildren && without_login.every(({ grade_level }) => grade_level === "K"),
      actions: without_login.map((child) => ({
        label: `Create Login for ${shortNameOf(child)}`,
        child,
        href: newLoginFor(child),
      })),
    },
    {
      title: "Assign a curriculum",
      text: "Choose what each child learns this year, subject by subject.",
      isDone: hasChildren && without_curriculum.length === 0,
      actions: without_curriculum.map((child) => ({
        label: `Add a curriculum for ${shortNameOf(child)}`,
        child,
        href: newCurriculumFor(child),
      })),
    },
  ]
}
