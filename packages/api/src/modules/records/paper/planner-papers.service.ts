import type { Scope } from "../../../request/scope.ts"
import { fullName, shortNames } from "@hearthbook/core/names/names"
import { addDays, mondayOf } from "@hearthbook/core/time/days"
import { timeOf } from "@hearthbook/core/time/times"
import { isTurnedIn } from "@hearthbook/core/work/assignment-status"
import type { AssignmentView } from "../../work/assignment/assignment.schema.ts"
import type { LessonView } from "../../work/lesson/lesson.schema.ts"
import type { PlannedDay } from "../../work/planner/planner.schema.ts"
import { getPlanner } from "../../work/planner/planner.service.ts"
import { getStudent } from "../../family/student/student.service.ts"
import type { PaperInput } from "./paper.schema.ts"
import { readSheet } from "./sheet.service.ts"

/** The week of a day, from Monday on. NOT_FOUND for a student that the caller may not see. */
export async function readWeeklyPlanner(scope: Scope, { id, paper, date, completion }: PaperInput<"weeklyPlanner">) {
  const student = await getStudent(scope, id)
  const start_date = mondayOf(date)
  const { children } = await getPlanner(scope, { start_date, end_date: addDays(start_date, 6), student_id: id })
  return {
    sheet: await readSheet(scope, paper),
    data: {
      student: { name: fullName(student) },
      hide_completion: completion === "hide",
      days: children.flatMap(({ days }) => days.map((day) => ({ ...placeOf(day), items: itemsOf(day) }))),
    },
  }
}

/** One day of all students. */
export async function readDailyChecklist(scope: Scope, { paper, date }: PaperInput<"dailyChecklist">) {
  const { days, children } = await getPlanner(scope, { start_date: date, end_date: date })
  const names = shortNames(children.map(({ student }) => student))
  return {
    sheet: await readSheet(scope, paper),
    data: {
      date,
      name: days[0]?.name ?? null,
      children: children.map(({ student, left_over, days: own }) => {
        const { lessons, fixed, assignments, lesson_count, fixed_count, assignment_count } = left_over
        return {
          name: names.get(student.id) ?? student.first_name,
          items: own.flatMap(itemsOf),
          left_over: [...[...lessons, ...fixed].map(toLesson), ...assignments.map(toDue)],
          left_over_count: lesson_count + fixed_count + assignment_count,
        }
      }),
    },
  }
}

function placeOf({ date, is_school_day, name }: PlannedDay) {
  return { date, is_school_day, name }
}

/** Classes and events by time, then lessons and due work. */
function itemsOf({ classes, lessons, due, events }: PlannedDay) {
  const held = classes.map(({ subject, start_time }) => ({
    kind: "class" as const,
    subject: subject.name,
    title: subject.name,
    time: timeOf(start_time),
    minutes: null,
    is_done: false,
  }))
  const seen = events.map(({ title, all_day, start_date }) => ({
    kind: "event" as const,
    subject: null,
    title,
    time: all_day ? null : start_date.slice(11, 16),
    minutes: null,
    is_done: false,
  }))
  const timed = [...held, ...seen].toSorted((a, b) => ((a.time ?? "") < (b.time ?? "") ? -1 : 1))
  return [...timed, ...lessons.map(toLesson), ...due.map(toDue)]
}

function toLesson({ title, subject, minutes, completed_on }: LessonView) {
  return { kind: "lesson" as const, subject: subject.name, title, time: null, minutes, is_done: completed_on !== null }
}

function toDue({ title, subject, status }: AssignmentView) {
  const is_done = isTurnedIn(status)
  return { kind: "due" as const, subject: subject.name, title, time: null, minutes: null, is_done }
}
