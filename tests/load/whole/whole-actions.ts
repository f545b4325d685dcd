import { addDays, mondayOf, nextWeekday, type Day } from "@hearthbook/core/time/days"
import type { Member, Share } from "../actions/actions.ts"
import type { Facts } from "./facts.ts"
import type { Screen, Shown } from "./screen.ts"

/** The screen of an action, and what a person does there in one turn. */
export type WholeAction = {
  name: string
  /** The most milliseconds of processor time, of the server and the database together. */
  aim?: number
  /** True if it changes rows, after which the screen asks again. */
  isChange?: true
  /** True if a family may do it only so often. */
  isLimited?: true
  member: (share: Share) => Member | undefined
  /** The queries of the frame, then those of the page. */
  parts: (facts: Facts) => Shown[][]
  /** False for a turn that is not possible any more. */
  act: (screen: Screen, facts: Facts, turn: number) => Promise<boolean | void>
}

const students: Shown = { query: "students.names" }
const frame: Shown[] = [{ query: "auth.whoami" }, { query: "notifications.list", input: { limit: 100 } }]
const usual = ({ usual: [first] }: Share) => first
const large = ({ large: [first] }: Share) => first
const reopen = (screen: Screen) => screen.open()

/** Actions as a person sees them: each with all requests that the browser makes until the screen is right again. */
export const wholeActions: WholeAction[] = [
  {
    name: "open the dashboard",
    aim: 5,
    member: usual,
    parts: () => [[...frame, { query: "dashboard.overview" }]],
    act: reopen,
  },
  { name: "open the attendance page", aim: 6, member: usual, parts: attendancePage, act: reopen },
  { name: "open the assignments page", aim: 12, member: usual, parts: assignmentsPage, act: reopen },
  { name: "open the week board", member: usual, parts: weekBoard, act: reopen },
  { name: "open a course with 400 lessons", member: usual, parts: coursePage, act: reopen },
  { name: "open the records of a year", member: usual, parts: recordsPage, act: reopen },
  {
    name: "save a grade and see the page",
    isChange: true,
    aim: 7,
    member: usual,
    parts: assignmentsPage,
    async act(screen) {
      const lists = screen.answerOf("assignments.list") as { id: string; points_possible: number }[]
      const [work] = lists
      if (!work) return false
      await screen.mutate("grades.record", {
        assignment_id: work.id,
        points_earned: work.points_possible,
        feedback: "Neat work, and every step is there.",
        version: 0,
      })
    },
  },
  {
    name: "mark 30 and see the page",
    isChange: true,
    aim: 15,
    member: large,
    parts: attendancePage,
    act: (screen, { member, today }, turn) =>
      screen.mutate("attendance.markAll", {
        records: member.family.children.map(({ id }, place) => ({
          student_id: id,
          date: today,
          status: place === turn % 30 ? "absent" : place === (turn + 11) % 30 ? "late" : "present",
        })),
      }),
  },
  {
    name: "tick a lesson on the week board",
    isChange: true,
    member: usual,
    parts: weekBoard,
    act: (screen, { lesson_id }, turn) => screen.mutate("lessons.update", { id: lesson_id, completed: turn % 2 === 0 }),
  },
  {
    name: "move 180 lessons",
    isChange: true,
    member: usual,
    parts: coursePage,
    act: (screen, { curriculum_id, from }, turn) =>
      screen.mutate("planning.reschedule", {
        scope: { curriculum_id, from },
        action: { kind: "shift", meeting_days: turn % 2 === 0 ? 1 : -1 },
      }),
  },
  {
    name: "make a report card",
    isLimited: true,
    member: usual,
    parts: () => [],
    act: (screen, { student_id, school_year_id }) =>
      screen.download(`/api/v1/students/${student_id}/report-card.pdf?school_year_id=${school_year_id}`),
  },
]

function attendancePage({ today }: Facts): Shown[][] {
  const monday = mondayOf(today)
  const week = { start_date: monday, end_date: addDays(monday, 6) }
  const before = addDays(today, -1)
  return [
    frame,
    [
      { query: "schoolDays.inRange", input: { start_date: addDays(today, -120), end_date: before } },
      { query: "schoolDays.ofStudents", input: { start_date: today, end_date: today } },
      // Today's marks and those of the day before are in this week's, except on a Monday.
      ...(before < monday ? [{ query: "attendance.list", input: { start_date: before, end_date: today } }] : []),
      { query: "attendance.list", input: week },
      { query: "attendance.streaks", input: { date: today } },
      { query: "schoolDays.ofStudents", input: week },
    ],
  ]
}

function assignmentsPage({ today }: Facts): Shown[][] {
  const due = (start_date?: Day, end_date?: Day): Shown => {
    return { query: "assignments.list", input: { start_date, end_date, status: "to_do", limit: 50 } }
  }
  const [tomorrow, sunday] = [addDays(today, 1), nextWeekday("sunday", today)]
  return [
    frame,
    [{ query: "curriculum.names" }, students],
    [
      due(addDays(sunday, 1)),
      { query: "assignments.list", input: { status: "submitted", limit: 50 } },
      due(undefined, addDays(today, -1)),
      due(today, today),
      due(tomorrow, sunday < tomorrow ? tomorrow : sunday),
      { query: "assignments.counts", input: {} },
    ],
    [{ query: "schoolDays.inRange", input: { start_date: tomorrow, end_date: addDays(tomorrow, 120) } }],
  ]
}

function weekBoard({ today }: Facts): Shown[][] {
  const monday = mondayOf(today)
  return [
    [...frame, students],
    [{ query: "planner.inRange", input: { start_date: monday, end_date: addDays(monday, 6) } }],
  ]
}

function coursePage({ curriculum_id }: Facts): Shown[][] {
  return [
    frame,
    [
      { query: "lessons.list", input: { curriculum_id } },
      { query: "curriculum.byId", input: { id: curriculum_id } },
    ],
    [{ query: "assignments.list", input: { curriculum_id } }],
  ]
}

function recordsPage({ student_id, school_year_id }: Facts): Shown[][] {
  const year = { student_id, school_year_id }
  return [
    frame,
    [{ query: "schoolYears.list", input: {} }, students],
    [
      { query: "records.ofYear", input: year },
      { query: "requirements.list", input: year },
      { query: "subjects.list", input: {} },
    ],
  ]
}
