import { Prisma } from "@hearthbook/db"
import { v7 } from "uuid"
import type { z } from "zod"
import type { Scope } from "../../../request/scope.ts"
import { isSameName } from "@hearthbook/core/fields/hints"
import { recordChange } from "../../../recording/record-change.ts"
import { requireStudent } from "../../family/student/student.service.ts"
import { getSubject } from "../../family/subject/subject.service.ts"
import { toColumns } from "./class-data.ts"
import type { ClassesDraft, classesView } from "./schedule.schema.ts"
import { selectClasses } from "./schedule.select.ts"

/**
 * Creates a class for each weekday and student: all or none, as one change that can be undone. NOT_FOUND for a student or subject of
 * another family.
 */
export async function createClasses(scope: Scope, draft: ClassesDraft): Promise<z.output<typeof classesView>> {
  const { student_ids, days_of_week, subject_id, ...rest } = draft
  for (const id of student_ids) await requireStudent(scope, id)
  const subject = await getSubject(scope, subject_id)
  const subjectOf = await matchSubjects(scope, student_ids, subject)
  const { family_id, now } = scope
  const data = student_ids.flatMap((student_id) =>
    days_of_week.map((day_of_week) => ({
      ...toColumns({ ...rest, student_id, day_of_week, subject_id: subjectOf(student_id) }),
      id: v7(),
      family_id,
      // By the request's clock, because a class without a first day counts from the day it was created.
      created_at: now,
    })),
  )
  const summary = `Added ${data.length === 1 ? "a class" : `${data.length} classes`} of ${subject.name}`
  const save = () => scope.db.schedule_entry.createMany({ data })
  const { change_id } = await recordChange(scope, { kind: "classes", summary }, save)
  const classes = await selectClasses(scope, [Prisma.sql`a.id = ANY(${data.map(({ id }) => id)}::uuid[])`])
  return { classes, change_id }
}

/** The subject of each student's class. Siblings are often taught subjects of one name that differ by grade. */
async function matchSubjects({ db, family_id }: Scope, student_ids: string[], chosen: { id: string; name: string }) {
  if (student_ids.length === 1) return () => chosen.id
  const taught = await db.curriculum.findMany({
    where: { family_id, student_id: { in: student_ids } },
    select: { student_id: true, subject: { select: { id: true, name: true } } },
    orderBy: { id: "desc" },
  })
  return (student_id: string): string => {
    const own = taught.filter((course) => course.student_id === student_id).map(({ subject }) => subject)
    if (own.some(({ id }) => id === chosen.id)) return chosen.id
    return own.find(({ name }) => isSameName(name, chosen.name))?.id ?? chosen.id
  }
}
