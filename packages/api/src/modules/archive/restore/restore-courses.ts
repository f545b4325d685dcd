import { dayToDate } from "../../../rules/days.ts"
import {
  curriculumRow,
  lessonResourceRow,
  lessonRow,
  providerRow,
  resourceRow,
  studentRow,
  subjectRow,
} from "../nouns/row.ts"
import { restored, stampColumns } from "../nouns/restored-kind.ts"

export const students = restored({
  kind: "students",
  schema: studentRow,
  toColumns: (row, { scope, students: ids }) => ({
    ...row,
    ...stampColumns(row),
    id: ids.add(row.id, {}),
    family_id: scope.family_id,
    date_of_birth: dayToDate(row.date_of_birth),
  }),
  insert: ({ scope }, data) => scope.db.student.createMany({ data }),
})

export const subjects = restored({
  kind: "subjects",
  schema: subjectRow,
  toColumns: (row, { scope, subjects: ids }) => ({
    ...row,
    ...stampColumns(row),
    id: ids.add(row.id, {}),
    family_id: scope.family_id,
  }),
  insert: ({ scope }, data) => scope.db.subject.createMany({ data }),
})

export const providers = restored({
  kind: "providers",
  schema: providerRow,
  toColumns: (row, { scope, providers: ids }) => ({
    ...row,
    ...stampColumns(row),
    id: ids.add(row.id, {}),
    family_id: scope.family_id,
  }),
  insert: ({ scope }, data) => scope.db.provider.createMany({ data }),
})

export const resources = restored({
  kind: "resources",
  schema: resourceRow,
  toColumns: (row, restore) => ({
    ...row,
    ...stampColumns(row),
    id: restore.resources.add(row.id, {}),
    family_id: restore.scope.family_id,
    subject_id: restore.subjects.idOf(row.subject_id),
    provider_id: restore.providers.idOf(row.provider_id),
  }),
  insert: ({ scope }, data) => scope.db.resource.createMany({ data }),
})

export const curricula = restored({
  kind: "curricula",
  schema: curriculumRow,
  toColumns: (row, restore) => {
    const student_id = restore.students.get(row.student_id).id
    return {
      ...row,
      ...stampColumns(row),
      id: restore.curricula.add(row.id, { student_id }),
      family_id: restore.scope.family_id,
      student_id,
      subject_id: restore.subjects.get(row.subject_id).id,
      provider_id: restore.providers.idOf(row.provider_id),
    }
  },
  insert: ({ scope }, data) => scope.db.curriculum.createMany({ data }),
})

export const lessons = restored({
  kind: "lessons",
  schema: lessonRow,
  toColumns: (row, restore) => {
    const { id: curriculum_id, student_id } = restore.curricula.get(row.curriculum_id)
    return {
      ...row,
      ...stampColumns(row),
      id: restore.lessons.add(row.id, { student_id }),
      family_id: restore.scope.family_id,
      student_id,
      curriculum_id,
      planned_date: dayToDate(row.planned_date),
      completed_at: row.completed_at && new Date(row.completed_at),
    }
  },
  insert: ({ scope }, data) => scope.db.lesson.createMany({ data }),
})

export const lesson_resources = restored({
  kind: "lesson_resources",
  schema: lessonResourceRow,
  toColumns: (row, { scope, lessons: of, resources: at, newId }) => ({
    ...row,
    ...stampColumns(row),
    id: newId(),
    family_id: scope.family_id,
    lesson_id: of.get(row.lesson_id).id,
    resource_id: at.get(row.resource_id).id,
  }),
  insert: ({ scope }, data) => scope.db.lesson_resource.createMany({ data }),
})
