import { listLessons } from "./lesson.service.ts"
import { listTable } from "../../../tables/list-table.ts"
import { z } from "zod"
import { dateToDay, dayIn, dayToDate, type Day } from "@hearthbook/core/time/days"
import { day } from "@hearthbook/core/fields/fields"
import { lessonDraft, lessonFilter, lessonView } from "./lesson.schema.ts"
import { isDone, isSkipped, lessonStatuses, type LessonStatus } from "@hearthbook/core/planning/lesson-status"
import { archiveNoun } from "../../../archiving/archive-noun.ts"
import { courseSelect, dayCell, nameOf, stampsOf } from "../../../archiving/read-context.ts"
import { stampColumns } from "../../../archiving/restore.ts"
import { moment, position, versioned } from "../../../archiving/row.ts"
import { insertRows } from "../../../sql/insert-rows.ts"

const drafted = { curriculum_id: true, title: true, planned_date: true, objectives: true, private_notes: true } as const

export const lesson = {
  archive: archiveNoun({
    noun: "lesson",
    schema: lessonDraft.pick(drafted).extend({
      ...versioned,
      position,
      minutes: z.int().min(1).max(100_000).nullable(),
      completed_at: moment.nullable(),
      // Archives of earlier versions have none of these.
      status: z.enum(lessonStatuses).optional(),
      minutes_spent: z.int().min(1).max(1440).nullable().optional(),
      pinned: z.boolean().optional(),
      together_id: z.guid().nullable().optional(),
      completed_on: day("Day").nullable().optional(),
    }),
    texts: ["objectives", "private_notes"],
    read: ({ db }, window) =>
      db.lesson.findMany({
        ...window,
        omit: { family_id: true, student_id: true, search_text: true },
        include: {
          curriculum: courseSelect,
          resources: { select: { resource: { select: { title: true } } }, orderBy: { position: "asc" } },
        },
      }),
    toLine: ({ curriculum: _curriculum, resources: _resources, ...row }) => ({
      ...row,
      ...stampsOf(row),
      planned_date: row.planned_date && dateToDay(row.planned_date),
      completed_on: row.completed_on && dateToDay(row.completed_on),
      completed_at: row.completed_at?.toISOString() ?? null,
    }),
    csv: {
      name: "lessons",
      columns: [
        ["Student", (row) => nameOf(row.curriculum.student)],
        ["Subject", (row) => row.curriculum.subject.name],
        ["Date", (row, reading) => dayCell(row.planned_date, reading)],
        ["Title", (row) => row.title],
        ["Objectives", (row) => row.objectives ?? ""],
        ["Private notes", (row) => row.private_notes ?? ""],
        ["Minutes", (row) => String(row.minutes ?? "")],
        ["Minutes spent", (row) => String(row.minutes_spent ?? "")],
        ["Status", (row) => row.status],
        ["Taught on", (row, reading) => dayCell(row.completed_on, reading)],
        ["Resources", (row) => row.resources.map(({ resource }) => resource.title).join("; ")],
      ],
    },
    toColumns: (row, { scope, ids }) => {
      const { id: curriculum_id, student_id } = ids("curriculum").get(row.curriculum_id)
      return {
        ...row,
        ...stampColumns(row),
        id: ids("lesson").add(row.id, { student_id }),
        family_id: scope.family_id,
        student_id,
        curriculum_id,
        together_id: row.together_id && ids("lesson_group").share(row.together_id, {}),
        planned_date: row.planned_date && dayToDate(row.planned_date),
        ...doneColumns(row, scope.calendar.time_zone),
      }
    },
    insert: ({ write }, rows) => write(({ db }) => insertRows(db, "lesson", rows)),
  }),
  table: listTable({ view: lessonView, filter: lessonFilter, list: listLessons }),
}

type DoneRow = {
  completed_at: string | null
  status?: LessonStatus | undefined
  completed_on?: Day | null | undefined
}

/** The columns that say if and when a lesson was done. An earlier archive only has the moment, which gives the day. */
function doneColumns({ completed_at, status, completed_on }: DoneRow, time_zone: string) {
  const at = completed_at === null ? null : new Date(completed_at)
  const wasDone = status === undefined ? at !== null : isDone(status)
  if (!wasDone || !at) {
    const left = status !== undefined && isSkipped(status) ? status : ("planned" as const)
    return { status: left, completed_on: null, completed_at: null }
  }
  return { status: "done" as const, completed_on: dayToDate(completed_on ?? dayIn(time_zone, at)), completed_at: at }
}
