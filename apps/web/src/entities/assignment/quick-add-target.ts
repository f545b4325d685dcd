import type { CourseName } from "@hearthbook/api/plan/curriculum"
import type { Target } from "../../session/last-target.ts"
import { curriculumName } from "../curriculum/curriculum-name.ts"

/** Enough for a large family's children and subjects. */
const maxRecent = 40

/** Parses the stored list of recently used curricula, the latest first. */
function readRecent(recent: string): string[] {
  return recent.split(",").filter(Boolean)
}

/** Returns the stored list with this curriculum first. */
export function addRecent(recent: string, curriculum_id: string): string {
  const others = readRecent(recent).filter((id) => id !== curriculum_id)
  return [curriculum_id, ...others].slice(0, maxRecent).join(",")
}

/**
 * Picks the curriculum for new work, of one child or of any: the most recently used, else the first of the newest year.
 */
export function likelyCurriculum(curricula: CourseName[], recent: string, student_id?: string): CourseName | undefined {
  const fitting = curricula.filter((curriculum) => !student_id || curriculum.student_id === student_id)
  const used = readRecent(recent).flatMap((id) => fitting.find((curriculum) => curriculum.id === id) ?? [])
  return used[0] ?? fitting.toSorted(byYearThenName)[0]
}

/** Options for a curriculum select, labeled by subject; curricula of the same subject get their full name. */
export function curriculumOptions(offered: CourseName[]): { value: string; label: string }[] {
  return offered.toSorted(byYearThenName).map((curriculum) => {
    const isAlone = offered.filter(({ subject }) => subject.name === curriculum.subject.name).length === 1
    return { value: curriculum.id, label: isAlone ? curriculum.subject.name : curriculumName(curriculum) }
  })
}

/** Returns the curriculum with its option label, or null if it was deleted. */
export function targetOf(curricula: CourseName[], curriculum_id: string): Target | null {
  const chosen = curricula.find(({ id }) => id === curriculum_id)
  if (!chosen) return null
  const { student_id } = chosen
  const options = curriculumOptions(curricula.filter((curriculum) => curriculum.student_id === student_id))
  const label = options.find(({ value }) => value === curriculum_id)?.label ?? chosen.subject.name
  return { student_id, curriculum_id, label }
}

function byYearThenName(one: CourseName, other: CourseName): number {
  return other.academic_year.localeCompare(one.academic_year) || one.subject.name.localeCompare(other.subject.name)
}
