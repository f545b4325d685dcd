import type { CurriculumView } from "@hearthbook/api/schemas/curriculum"
import type { Target } from "../../session/last-target.ts"
import { curriculumName } from "../curriculum/curriculum-name.ts"

/** As many curricula as a large family has children and subjects. */
const longestMemory = 40

/** The curricula that work was last set in, the latest first, as the browser keeps them. */
function readRecent(recent: string): string[] {
  return recent.split(",").filter(Boolean)
}

/** What to keep once work goes to this curriculum. */
export function addRecent(recent: string, curriculum_id: string): string {
  const others = readRecent(recent).filter((id) => id !== curriculum_id)
  return [curriculum_id, ...others].slice(0, longestMemory).join(",")
}

/** The curriculum a new piece of work goes to, of this child or of any: the latest one used, else the newest year's first. */
export function likelyCurriculum(
  curricula: CurriculumView[],
  recent: string,
  student_id?: string,
): CurriculumView | undefined {
  const fitting = curricula.filter((curriculum) => !student_id || curriculum.student_id === student_id)
  const used = readRecent(recent).flatMap((id) => fitting.find((curriculum) => curriculum.id === id) ?? [])
  return used[0] ?? fitting.toSorted(byYearThenName)[0]
}

/** The curricula to choose from: by their subjects' names as long as those tell them apart. */
export function curriculumOptions(offered: CurriculumView[]): { value: string; label: string }[] {
  return offered.toSorted(byYearThenName).map((curriculum) => {
    const isAlone = offered.filter(({ subject }) => subject.name === curriculum.subject.name).length === 1
    return { value: curriculum.id, label: isAlone ? curriculum.subject.name : curriculumName(curriculum) }
  })
}

/** This curriculum as it is offered beside the child's others; null where it is gone. */
export function targetOf(curricula: CurriculumView[], curriculum_id: string): Target | null {
  const chosen = curricula.find(({ id }) => id === curriculum_id)
  if (!chosen) return null
  const { student_id } = chosen
  const options = curriculumOptions(curricula.filter((curriculum) => curriculum.student_id === student_id))
  const label = options.find(({ value }) => value === curriculum_id)?.label ?? chosen.subject.name
  return { student_id, curriculum_id, label }
}

function byYearThenName(one: CurriculumView, other: CurriculumView): number {
  return other.academic_year.localeCompare(one.academic_year) || one.subject.name.localeCompare(other.subject.name)
}
