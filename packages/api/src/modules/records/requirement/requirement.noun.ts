import { gradeLevel, id } from "@hearthbook/core/fields/fields"
import { Prisma } from "@hearthbook/db"
import { z } from "zod"
import { openingView, storedRecords, storedTargets } from "./requirement.schema.ts"
import { archiveNoun } from "../../../archiving/archive-noun.ts"
import { nameOf, nameSelect, stampsOf } from "../../../archiving/read-context.ts"
import { stampColumns } from "../../../archiving/restore.ts"
import { versioned } from "../../../archiving/row.ts"
import { insertRows } from "../../../sql/insert-rows.ts"

const targets = storedTargets.max(200)
const records = storedRecords.max(200)

export const requirement = {
  archive: archiveNoun({
    noun: "requirement",
    schema: z.object({
      ...versioned,
      student_id: id,
      school_year_id: id,
      pack_id: z.string().max(40),
      pack_version: z.int().min(0).max(1_000_000),
      grade_level: gradeLevel,
      targets,
      records,
      opening: openingView.nullable(),
    }),
    texts: ["targets", "records", "opening"],
    read: ({ db }, window) =>
      db.requirement.findMany({
        ...window,
        omit: { family_id: true },
        include: { student: nameSelect, school_year: { select: { academic_year: true } } },
      }),
    toLine: ({ student: _student, school_year: _year, ...row }) => ({
      ...row,
      ...stampsOf(row),
      grade_level: gradeLevel.parse(row.grade_level),
      targets: targets.parse(row.targets),
      records: records.parse(row.records),
      opening: openingView.nullable().parse(row.opening),
    }),
    csv: {
      name: "requirements",
      columns: [
        ["Academic year", (row) => row.school_year.academic_year],
        ["Student", (row) => nameOf(row.student)],
        ["Rule pack", (row) => row.pack_id],
        ["Grade", (row) => row.grade_level],
        [
          "Targets",
          (row) =>
            targets
              .parse(row.targets)
              .map(({ label }) => label)
              .join("; "),
        ],
      ],
    },
    toColumns: (row, { scope, ids }) => {
      const student_id = ids("student").get(row.student_id).id
      return {
        ...row,
        ...stampColumns(row),
        id: ids("requirement").add(row.id, { student_id }),
        family_id: scope.family_id,
        student_id,
        school_year_id: ids("school_year").get(row.school_year_id).id,
        opening: row.opening ?? Prisma.DbNull,
      }
    },
    insert: ({ write }, rows) => write(({ db }) => insertRows(db, "requirement", rows)),
  }),
}
