import { z } from "zod"
import { archivedLink } from "@hearthbook/core/fields/fields"
import { submissionDraft, submissionKinds } from "./submission.schema.ts"
import { archiveNoun } from "../../../archiving/archive-noun.ts"
import { courseSelect, momentCell, nameOf, stampsOf } from "../../../archiving/read-context.ts"
import { stampColumns } from "../../../archiving/restore.ts"
import { moment, stamps } from "../../../archiving/row.ts"
import { insertRows } from "../../../sql/insert-rows.ts"

const submissionRow = submissionDraft
  .pick({ assignment_id: true, url: true, text: true })
  .extend({ ...stamps, url: archivedLink("Link to the work"), kind: z.enum(submissionKinds), submitted_at: moment })
  .refine(({ kind, url }) => (kind !== "drive" && kind !== "link") || Boolean(url), "The link to the work is missing.")
  .refine(({ kind, text }) => kind !== "text" || Boolean(text), "The written answer is missing.")

export const submission = {
  archive: archiveNoun({
    noun: "submission",
    schema: submissionRow,
    texts: ["text", "url"],
    read: ({ db }, window) =>
      db.submission.findMany({
        ...window,
        omit: { family_id: true, student_id: true },
        include: {
          assignment: { select: { title: true, curriculum: courseSelect } },
          files: { select: { name: true }, orderBy: { position: "asc" } },
        },
      }),
    toLine: ({ assignment: _assignment, files: _files, ...row }) => ({
      ...row,
      ...stampsOf(row),
      submitted_at: row.submitted_at.toISOString(),
    }),
    csv: {
      name: "submissions",
      columns: [
        ["Student", (row) => nameOf(row.assignment.curriculum.student)],
        ["Subject", (row) => row.assignment.curriculum.subject.name],
        ["Assignment", (row) => row.assignment.title],
        ["Turned in on", (row, reading) => momentCell(row.submitted_at, reading)],
        ["Link", (row) => row.url ?? ""],
        ["Written answer", (row) => row.text ?? ""],
        ["Files", (row) => row.files.map(({ name }) => name).join("; ")],
      ],
    },
    toColumns: (row, { scope, ids }) => {
      const { id: assignment_id, student_id } = ids("assignment").get(row.assignment_id)
      return {
        ...row,
        ...stampColumns(row),
        id: ids("submission").add(row.id, {}),
        family_id: scope.family_id,
        student_id,
        assignment_id,
        submitted_at: new Date(row.submitted_at),
      }
    },
    insert: ({ write }, rows) => write(({ db }) => insertRows(db, "submission", rows)),
  }),
}
