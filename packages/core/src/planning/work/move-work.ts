import type { Day } from "../../time/days.ts"
import { schoolDaySteps, type SchoolDaySteps } from "./school-day-steps.ts"
import type { SchoolCalendar } from "../school-days.ts"

export type DueWork = { id: string; student_id: string; due: Day }

/** A change of due days: to a day, to the child's next school day after today, or by a number of the child's school days. */
export type WorkMove = { kind: "move"; to: Day } | { kind: "next_school_day" } | { kind: "shift"; school_days: number }

type Options = { calendar: SchoolCalendar; today: Day }

/** The new due days of some work, each by itself, by its id. */
export function moveEach(works: DueWork[], move: WorkMove, { calendar, today }: Options): Map<string, Day> {
  const stepsOf = new Map<string, SchoolDaySteps>()
  return new Map(
    works.map(({ id, student_id, due }) => {
      const steps = stepsOf.get(student_id) ?? schoolDaySteps(calendar, student_id)
      stepsOf.set(student_id, steps)
      return [id, newDay(due, move, steps, today)]
    }),
  )
}

/**
 * The new due days of work and of later work of the same child, by their ids. The first moves, and all others move by as many school
 * days. None is due before the first.
 */
export function moveTogether(
  first: DueWork,
  later: DueWork[],
  move: WorkMove,
  { calendar, today }: Options,
): Map<string, Day> {
  const steps = schoolDaySteps(calendar, first.student_id)
  const to = newDay(first.due, move, steps, today)
  const count = move.kind === "shift" ? move.school_days : steps.between(first.due, to)
  const shifted = later.map(({ id, due }): [string, Day] => {
    const day = steps.add(due, count)
    return [id, day < to ? to : day]
  })
  return new Map([[first.id, to], ...shifted])
}

function newDay(due: Day, move: WorkMove, steps: SchoolDaySteps, today: Day): Day {
  if (move.kind === "move") return move.to
  return move.kind === "next_school_day" ? steps.after(today) : steps.add(due, move.school_days)
}
