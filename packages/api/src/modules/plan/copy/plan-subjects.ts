import type { Prisma } from "@hearthbook/db"
import { v7 } from "uuid"
import type { Scope } from "../../../request/scope.ts"
import { matchingSubject, subjectKey } from "@hearthbook/core/planning/copy/matching-subject"

export const subjectSelect = {
  id: true,
  name: true,
  grade_level: true,
  color: true,
  icon: true,
} satisfies Prisma.subjectSelect

type SubjectRow = Prisma.subjectGetPayload<{ select: typeof subjectSelect }>

/** A subject of a copied course. A new one is not saved yet. */
export type PlannedSubject = SubjectRow & { is_new: boolean }

/** The subjects of copied courses: those that exist, and those that are made for them, each once. */
export type SubjectPlan = {
  /** The subject in which a student of a grade level continues a course in `own`. */
  subjectFor: (own: SubjectRow, grade_level: string) => PlannedSubject
  /** The subjects to make. */
  made: () => PlannedSubject[]
}

/** Plans the subjects of copies for students of these grade levels. One statement. */
export async function planSubjects({ db, family_id }: Scope, grade_levels: string[]): Promise<SubjectPlan> {
  const subjects = await db.subject.findMany({
    where: { family_id, OR: [{ grade_level: { in: grade_levels } }, { grade_level: null }] },
    select: subjectSelect,
    orderBy: { id: "asc" },
  })
  const made = new Map<string, PlannedSubject>()
  const make = ({ name, color, icon }: SubjectRow, grade_level: string): PlannedSubject => {
    const key = `${grade_level} ${subjectKey(name)}`
    const subject = made.get(key) ?? { id: v7(), name, grade_level, color, icon, is_new: true }
    made.set(key, subject)
    return subject
  }
  return {
    subjectFor(own, grade_level) {
      const match = matchingSubject(subjects, own, grade_level)
      return match ? { ...match, is_new: false } : make(own, grade_level)
    },
    made: () => [...made.values()],
  }
}

/** Saves the subjects that were made. One statement at most. */
export async function insertSubjects({ db, family_id }: Scope, subjects: PlannedSubject[]): Promise<void> {
  if (subjects.length === 0) return
  const data = subjects.map(({ id, name, grade_level, color, icon }) => ({
    id,
    name,
    grade_level,
    color,
    icon,
    family_id,
  }))
  await db.subject.createMany({ data })
}
