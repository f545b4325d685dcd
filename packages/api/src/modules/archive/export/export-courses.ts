import { gradeLevel } from "../../../fields/fields.ts"
import { dateToDay } from "../../../rules/days.ts"
import { resourceTypeWords, semesterWords } from "../../../rules/words.ts"
import { subjectIcons } from "../../subject/subject.schema.ts"
import {
  curriculumRow,
  lessonResourceRow,
  lessonRow,
  providerRow,
  resourceRow,
  studentRow,
  subjectRow,
} from "../nouns/row.ts"
import { dayCell, exported, momentCell, named, nameOf, stampsOf, subjectNamed } from "../nouns/exported-kind.ts"

const omit = { family_id: true } as const

export const students = exported({
  schema: studentRow,
  read: ({ db }, window) => db.student.findMany({ ...window, omit }),
  toLine: (row) => ({
    ...row,
    ...stampsOf(row),
    grade_level: gradeLevel.parse(row.grade_level),
    date_of_birth: dateToDay(row.date_of_birth),
  }),
  table: {
    name: "students",
    columns: ["First name", "Last name", "Grade", "Date of birth"],
    toCells: (row, reading) => [row.first_name, row.last_name, row.grade_level, dayCell(row.date_of_birth, reading)],
  },
})

export const subjects = exported({
  schema: subjectRow,
  read: ({ db }, window) => db.subject.findMany({ ...window, omit }),
  toLine: (row) => ({
    ...row,
    ...stampsOf(row),
    grade_level: gradeLevel.parse(row.grade_level),
    // The screen shows BookOpen for any other (S §3).
    icon: subjectIcons.find((icon) => icon === row.icon) ?? "BookOpen",
  }),
  table: {
    name: "subjects",
    columns: ["Name", "Grade", "Description"],
    toCells: (row) => [row.name, row.grade_level, row.description ?? ""],
  },
})

export const providers = exported({
  schema: providerRow,
  read: ({ db }, window) => db.provider.findMany({ ...window, omit: { ...omit, logo_tried_at: true } }),
  toLine: (row) => ({ ...row, ...stampsOf(row) }),
  table: {
    name: "providers",
    columns: ["Name", "Website"],
    toCells: (row) => [row.name, row.website ?? ""],
  },
})

export const resources = exported({
  schema: resourceRow,
  read: ({ db }, window) =>
    db.resource.findMany({ ...window, omit, include: { subject: subjectNamed, provider: subjectNamed } }),
  toLine: ({ subject: _subject, provider: _provider, ...row }) => ({ ...row, ...stampsOf(row) }),
  table: {
    name: "resources",
    columns: ["Title", "Type", "Subject", "Provider", "Link", "Description"],
    toCells: (row) => [
      row.title,
      resourceTypeWords[row.resource_type],
      row.subject?.name ?? "",
      row.provider?.name ?? "",
      row.external_url ?? "",
      row.description ?? "",
    ],
  },
})

export const curricula = exported({
  schema: curriculumRow,
  read: ({ db }, window) =>
    db.curriculum.findMany({
      ...window,
      omit,
      include: { student: named, subject: subjectNamed, provider: subjectNamed },
    }),
  toLine: ({ student: _student, subject: _subject, provider: _provider, ...row }) => ({ ...row, ...stampsOf(row) }),
  table: {
    name: "curriculum",
    columns: ["Student", "Subject", "Provider", "Academic year", "Semester", "Goals", "Notes"],
    toCells: (row) => [
      nameOf(row.student),
      row.subject.name,
      row.provider?.name ?? "",
      row.academic_year,
      semesterWords[row.semester],
      row.goals ?? "",
      row.notes ?? "",
    ],
  },
})

const course = { select: { student: named, subject: subjectNamed } } as const

export const lessons = exported({
  schema: lessonRow,
  read: ({ db }, window) =>
    db.lesson.findMany({
      ...window,
      omit: { ...omit, student_id: true },
      include: {
        curriculum: course,
        resources: { select: { resource: { select: { title: true } } }, orderBy: { position: "asc" } },
      },
    }),
  toLine: ({ curriculum: _curriculum, resources: _resources, ...row }) => ({
    ...row,
    ...stampsOf(row),
    planned_date: dateToDay(row.planned_date),
    completed_at: row.completed_at?.toISOString() ?? null,
  }),
  table: {
    name: "lessons",
    columns: [
      "Student",
      "Subject",
      "Date",
      "Title",
      "Objectives",
      "Private notes",
      "Minutes",
      "Taught on",
      "Resources",
    ],
    toCells: (row, reading) => [
      nameOf(row.curriculum.student),
      row.curriculum.subject.name,
      dayCell(row.planned_date, reading),
      row.title,
      row.objectives ?? "",
      row.private_notes ?? "",
      String(row.minutes ?? ""),
      momentCell(row.completed_at, reading),
      row.resources.map(({ resource }) => resource.title).join("; "),
    ],
  },
})

export const lesson_resources = exported({
  schema: lessonResourceRow,
  read: ({ db }, window) => db.lesson_resource.findMany({ ...window, omit }),
  toLine: (row) => ({ ...row, ...stampsOf(row) }),
})
