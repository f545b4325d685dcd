import type { ReadingListPaper } from "@hearthbook/paper/documents/reading-list"
import { z } from "zod"
import { readRecords } from "../../records/records.service.ts"
import { definePaper } from "../define-paper.ts"
import { ofStudent, ofYear, paper, readStudentYear } from "../paper-inputs.ts"

type Book = ReadingListPaper["books"][number]

/** The titles that a student's lessons of a year worked with, each once, with the day of its last lesson. */
export const readingList = definePaper({
  path: "/students/{id}/reading-list.pdf",
  what: "the titles of a year's lessons",
  listed: { label: "Reading list", group: "Grades", span: "year" },
  input: z.object({ ...ofStudent, ...ofYear, paper }),
  drawing: "reading-list",
  load: async (scope, which): Promise<ReadingListPaper> => {
    const { year, student } = await readStudentYear(scope, which)
    const { lessons } = await readRecords(scope, { student_id: which.id, school_year_id: year.id })
    const subjects = await scope.db.subject.findMany({
      where: { family_id: scope.family_id },
      select: { id: true, name: true },
    })
    const names = new Map(subjects.map(({ id, name }) => [id, name]))
    const books = new Map<string, Book>()
    for (const { resources, subject_id, date } of lessons) {
      const subject = names.get(subject_id) ?? null
      // Lessons are by day, so the last one stays.
      for (const title of resources)
        books.set(`${subject}\n${title}`, { title, author: null, subject, last_used: date })
    }
    return { student, academic_year: year.academic_year, books: [...books.values()].toSorted(bySubject) }
  },
  fileName: ({ student }) => `Reading list, ${student.name}`,
  isEmpty: ({ books }) => books.length === 0,
})

function bySubject(a: Book, b: Book): number {
  return (a.subject ?? "").localeCompare(b.subject ?? "", "en") || a.title.localeCompare(b.title, "en")
}
