import { z } from "zod"
import { dayView, id, searchText } from "@hearthbook/core/fields/fields"
import { resourceSummary } from "../../work/resource/resource.schema.ts"
import { studentSummary } from "../../family/student/student.schema.ts"
import { subjectSummary } from "../../family/subject/subject.schema.ts"

/** The number of rows of each kind that a search returns. */
export const mostHits = 5

export const searchInput = z.object({
  query: searchText.meta({
    description: "Words in any order, ignoring case and accents. Nothing is found without one",
  }),
})

const courseHit = z.object({
  id,
  academic_year: z.string(),
  subject: subjectSummary,
  student: studentSummary,
})

/** A row of a course: a lesson or an assignment. */
const titledHit = z.object({ id, title: z.string(), subject: subjectSummary, student: studentSummary })

const most = `At most ${mostHits}. Titles and names that begin with the longest word come first, then`

export const searchView = z.object({
  students: z.array(studentSummary).meta({ description: `${most} by name` }),
  courses: z.array(courseHit).meta({
    description: `${most} the latest academic year. The words may be in the names of the subject and the student`,
  }),
  lessons: z.array(titledHit.extend({ planned_date: dayView.nullable() })).meta({
    description: `${most} the nearest day. A word may also be in the name of the subject or the student`,
  }),
  assignments: z.array(titledHit.extend({ due_date: dayView })).meta({
    description: `${most} the nearest day. A word may also be in the name of the subject or the student`,
  }),
  resources: z.array(resourceSummary).meta({ description: `${most} by title` }),
})

export type SearchInput = z.output<typeof searchInput>
export type SearchView = z.output<typeof searchView>
