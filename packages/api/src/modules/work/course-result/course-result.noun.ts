import { Prisma } from "@hearthbook/db"
import { z } from "zod"
import { id, optionalName, optionalText } from "@hearthbook/core/fields/fields"
import { limits } from "@hearthbook/core/limits/limits"
import { credits } from "../../family/grading-scale/grading.schema.ts"
import { storedScale } from "../../family/grading-scale/grading-scale.select.ts"
import { archiveNoun } from "../../../archiving/archive-noun.ts"
import { courseSelect, dayCell, nameOf, stampsOf } from "../../../archiving/read-context.ts"
import { stampColumns } from "../../../archiving/restore.ts"
import { moment, reference, versioned } from "../../../archiving/row.ts"
import { insertRows } from "../../../sql/insert-rows.ts"

const frozen = z.number().min(0).max(1_000_000_000_000_000)

export const courseResult = {
  archive: archiveNoun({
    noun: "course_result",
    schema: z
      .object({
        ...versioned,
        curriculum_id: id,
        term_id: reference,
        override_label: optionalName("Label", limits.label),
        override_reason: optionalName("Reason", limits.reason),
        comment: optionalText("Comment", limits.description),
        effort: optionalName("Effort", limits.label),
        credits: credits.nullable(),
        finalized_at: moment.nullable(),
        percent: frozen.nullable(),
        letter: z.string().max(limits.label).nullable(),
        points: z.number().min(0).max(20).nullable(),
        scale: storedScale.nullable(),
      })
      .refine((row) => (row.override_label ?? null) === null || (row.override_reason ?? null) !== null, {
        path: ["override_reason"],
        error: "An override needs a reason.",
      })
      .refine((row) => (row.finalized_at === null) === (row.scale === null), {
        path: ["scale"],
        error: "A final result has a scale.",
      }),
    texts: ["comment", "override_reason", "scale"],
    read: ({ db }, window) =>
      db.course_result.findMany({
        ...window,
        omit: { family_id: true, student_id: true },
        include: { curriculum: courseSelect, term: { select: { name: true } } },
      }),
    toLine: ({ curriculum: _curriculum, term: _term, ...row }) => ({
      ...row,
      ...stampsOf(row),
      credits: row.credits?.toNumber() ?? null,
      finalized_at: row.finalized_at?.toISOString() ?? null,
      percent: row.percent?.toNumber() ?? null,
      points: row.points?.toNumber() ?? null,
      scale: storedScale.nullable().parse(row.scale),
    }),
    csv: {
      name: "course-results",
      columns: [
        ["Student", (row) => nameOf(row.curriculum.student)],
        ["Subject", (row) => row.curriculum.subject.name],
        ["Term", (row) => row.term?.name ?? ""],
        ["Final since", (row, reading) => (row.finalized_at ? dayCell(row.finalized_at, reading) : "")],
        ["Percent", (row) => row.percent?.toString() ?? ""],
        ["Letter", (row) => row.letter ?? ""],
        ["Override", (row) => row.override_label ?? ""],
        ["Reason", (row) => row.override_reason ?? ""],
        ["Effort", (row) => row.effort ?? ""],
        ["Comment", (row) => row.comment ?? ""],
        ["Credits", (row) => row.credits?.toString() ?? ""],
      ],
    },
    toColumns: (row, { scope, ids, newId }) => {
      const course = ids("curriculum").get(row.curriculum_id)
      const term = row.term_id === null ? null : ids("term").get(row.term_id)
      const override_label = row.override_label ?? null
      return {
        ...row,
        ...stampColumns(row),
        id: newId(),
        family_id: scope.family_id,
        student_id: course.student_id,
        curriculum_id: course.id,
        term_id: term?.id ?? null,
        override_label,
        override_reason: override_label === null ? null : row.override_reason,
        finalized_at: row.finalized_at === null ? null : new Date(row.finalized_at),
        // Nothing is frozen while a result is not final.
        ...(row.scale === null ? { percent: null, letter: null, points: null } : {}),
        scale: row.scale ?? Prisma.DbNull,
      }
    },
    insert: ({ write }, rows) => write(({ db }) => insertRows(db, "course_result", rows)),
  }),
}
