import type { Prisma } from "@hearthbook/db"
import { v7 } from "uuid"
import type { Scope } from "../../../request/scope.ts"
import { matchingSubject, subjectKey, subjectNamed } from "@hearthbook/core/planning/copy/matching-subject"
import { lookAmong } from "@hearthbook/core/planning/setup/new-subject"
import { visibleTo } from "../../family/subject/subject.policy.ts"

export const subjectSelect = {
  id: true,
  name: true,
  grade_level: true,
  color: true,
  icon: true,
} satisfies Prisma.subjectSelect

type SubjectRow = Prisma.subjectGetPayload<{ select: typeof subjectSelect }>

/** A subject of a planned course. A new one is not saved yet. */
export type PlannedSubject = SubjectRow & { is_new: boolean }

/** The subjects of planned courses: those that exist, and those that are made for them, each once. */
export type SubjectPlan = {
  /** The subject in which a student of a grade level continues a course in `own`. */
  continued: (own: SubjectRow, grade_level: string) => PlannedSubject
  /** The subject of a name at a grade level or for all grades. Without a level, any subject of that name will do. */
  named: (name: string, grade_level: string | null) => PlannedSubject
  byId: (id: string) => PlannedSubject | null
  /** The subjects to make. */
  made: () => PlannedSubject[]
}

/** Plans subjects among those of the family. One statement. */
export async function planSubjects(scope: Scope): Promise<SubjectPlan> {
  const rows = await scope.db.subject.findMany({
    where: visibleTo(scope),
    select: subjectSelect,
    orderBy: { id: "asc" },
  })
  const subjects: PlannedSubject[] = rows.map((row) => ({ ...row, is_new: false }))
  const known = new Map<string, PlannedSubject>()
  const make = (subject: Omit<SubjectRow, "id">): PlannedSubject => {
    const made = { ...subject, id: v7(), is_new: true }
    subjects.push(made)
    return made
  }
  return {
    continued(own, grade_level) {
      const { name, color, icon } = own
      const match = matchingSubject(subjects, { ...own, is_new: false }, grade_level)
      return match ?? make({ name, grade_level, color, icon })
    },
    named(name, grade_level) {
      const key = `${grade_level ?? ""} ${subjectKey(name)}`
      const found = known.get(key) ?? subjectNamed(subjects, name, grade_level)
      const subject = found ?? make({ name, grade_level, ...lookAmong(name, subjects) })
      known.set(key, subject)
      return subject
    },
    byId: (id) => subjects.find((subject) => subject.id === id) ?? null,
    made: () => subjects.filter(({ is_new }) => is_new),
  }
}
