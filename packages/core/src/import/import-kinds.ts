import { field, type ImportField } from "./import-field.ts"

/** The kinds of records that a table can be imported as. */
export const tableKinds = ["students", "subjects", "lessons", "assignments", "attendance", "time", "books"] as const
export type TableKind = (typeof tableKinds)[number]

/** The kinds of records that a file can be imported as: those of tables, and the events of a calendar. */
export const importKinds = [...tableKinds, "calendar"] as const
export type ImportKind = (typeof importKinds)[number]

export type DateOrder = "YMD" | "MDY" | "DMY"
export const dateOrders = ["YMD", "MDY", "DMY"] as const

/** The columns that mean a child, in every kind. */
const student = field("Student", "student", "student")

/**
 * The fields of each kind, with the words by which parents head their columns. The earlier a word stands, the better it fits: in a
 * table of 'Lesson' and 'Title', the second one is the title.
 */
export const importFields: Record<TableKind, Record<string, ImportField>> = {
  students: {
    name: field("Full name", "name", "name|full name|student|student name|child|child name|kid|pupil"),
    first_name: field("First name", "name", "first name|first|given name|firstname|forename|nickname"),
    last_name: field("Last name", "name", "last name|last|surname|family name|lastname"),
    date_of_birth: field(
      "Date of birth",
      "birthday",
      "date of birth|dob|birthday|birth date|birthdate|born|d o b",
      "required",
    ),
    grade_level: field("Grade", "grade", "grade level|grade|current grade|level|class|year|standard"),
  },
  subjects: {
    name: field("Name", "name", "name|subject|subject name|course|class|title", "required"),
    grade_level: field("Grade", "grade_or_all", "grade level|grade|level|for grade|year"),
    description: field("Description", "text", "description|about|notes|details|comment|comments"),
    core: field("Core subject", "yes_no", "core|core subject|is core|required|mandatory"),
  },
  lessons: {
    title: field(
      "Title",
      "name",
      "title|lesson title|lesson name|topic|lesson|what|task|activity|name|unit|chapter|reading",
      "required",
    ),
    student: { ...student, names: ["student", "child", "student name", "child name", "kid", "pupil", "who"] },
    subject: field("Subject", "name", "subject|course|class|subject name|course name"),
    planned_date: field("Day", "date", "planned date|date|day|lesson date|planned|when|scheduled|due date|due"),
    objectives: field(
      "Objectives",
      "text",
      "objectives|objective|learning objectives|goals|goal|description|notes|details|instructions",
    ),
    minutes: field("Minutes", "duration", "minutes|mins|min|duration|length|time|time needed|hours"),
    status: field("Status", "lesson_status", "status|done|completed|complete|finished|state"),
  },
  assignments: {
    title: field(
      "Title",
      "name",
      "title|assignment|assignment title|assignment name|work|task|item|description|name",
      "required",
    ),
    student: {
      ...student,
      required: true,
      names: ["student", "child", "student name", "child name", "kid", "pupil", "who", "name"],
    },
    subject: field("Subject", "name", "subject|course|class|subject name|course name", "required"),
    type: field("Type", "work_type", "type|kind|category|assignment type"),
    due_date: field(
      "Due",
      "date",
      "due date|due|date due|deadline|date|day|assigned date|date given|taken on",
      "required",
    ),
    points_possible: field(
      "Points possible",
      "points",
      "points possible|possible points|possible|out of|max points|max|maximum|total points|worth|of|points|total",
    ),
    points_earned: field(
      "Points earned",
      "earned",
      "points earned|earned|score|grade|mark|result|percent|percentage|points|correct",
    ),
    feedback: field("Feedback", "text", "feedback|comment|comments|notes|note|remarks"),
  },
  attendance: {
    student: {
      ...student,
      required: true,
      names: ["student", "child", "student name", "child name", "name", "kid", "who"],
    },
    date: field("Date", "date", "date|day|school day|when", "required"),
    status: field("Mark", "mark", "status|attendance|mark|present|code|attended", "required"),
    fraction: field("Half or whole day", "fraction", "fraction|half day|day fraction|days|portion|part of day"),
    minutes: field("Minutes", "day_minutes", "minutes|mins|min|time|duration|hours"),
  },
  time: {
    student: {
      ...student,
      required: true,
      names: ["student", "child", "student name", "child name", "name", "kid", "who"],
    },
    date: field("Date", "date", "date|day|when", "required"),
    minutes: field("Minutes", "duration", "minutes|mins|min|duration|time|time spent|length"),
    hours: field("Hours", "hours", "hours|hrs|hour|hours spent"),
    subject: field("Subject", "name", "subject|course|class|subject name|category"),
    place: field("Place", "place", "place|where|location|home or away|at home"),
    description: field("Description", "text", "description|activity|notes|what|details|comment|comments|title"),
  },
  books: {
    title: field("Title", "name", "title|book|book title|name|resource|item", "required"),
    author: field("Author", "name", "author|by|writer|authors"),
    subject: field("Subject", "name", "subject|course|class|subject name|category"),
    publisher: field("Publisher", "name", "publisher|provider|company|curriculum|brand"),
    type: field("Type", "resource_type", "type|kind|format|medium"),
    url: field("Link", "link", "url|link|website|web|address|site"),
    description: field("Description", "text", "description|notes|about|comment|comments|isbn|details"),
  },
}

/** The fields of an event, which a calendar names itself. */
const calendarFields = ["title", "start_date", "end_date", "all_day", "location"]

/** The names of the fields of a kind. */
export function fieldsOf(kind: ImportKind): string[] {
  return kind === "calendar" ? calendarFields : Object.keys(importFields[kind])
}

/** The kinds in words: '36 lessons', '1 mark'. */
export const importNouns: Record<ImportKind, { one: string; many: string }> = {
  students: { one: "student", many: "students" },
  subjects: { one: "subject", many: "subjects" },
  lessons: { one: "lesson", many: "lessons" },
  assignments: { one: "assignment", many: "assignments" },
  attendance: { one: "attendance mark", many: "attendance marks" },
  time: { one: "time entry", many: "time entries" },
  books: { one: "book", many: "books" },
  calendar: { one: "event", many: "events" },
}

/** Such as '36 lessons' and '1 time entry'. */
export function countRecords(kind: ImportKind, count: number): string {
  const { one, many } = importNouns[kind]
  return `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`
}
