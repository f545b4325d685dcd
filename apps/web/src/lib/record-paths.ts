import { courseAt, paths } from "@hearthbook/core/paths/app-paths"
import { newAt } from "./paths.ts"

/** Returns the address of the curriculum page with the courses of one academic year. */
export function curriculaIn(academic_year: string): string {
  return `${paths.curriculum}?year=${academic_year}`
}

/** Returns the address of a course with the form that adds lessons open. */
export function newLessonsFor(curriculum: { id: string }): string {
  return newAt(courseAt(curriculum))
}

/** Returns the address of a page with the texts of a search in its search field. */
export function searchAt(path: string, search: string): string {
  return `${path}?${new URLSearchParams({ search })}`
}
