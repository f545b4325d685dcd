import { type Day } from "../time/days.ts"
import { catchUp, isUnfinishedAndDated } from "./catch-up.ts"
import { everMeets } from "./meeting-day-walk.ts"
import { type LessonChange, type MovableLesson, type Move, type MovedLessons, type Targets } from "./move-types.ts"
import { orderAfterMove } from "./order-after-move.ts"
import { doubled } from "./overrun.ts"
import { pushBack } from "./push-back.ts"
import { refuse, type Refusal } from "./refusal.ts"
import { neverMeets, relayLessons } from "./space-out.ts"
import { shiftLessons } from "./shift.ts"
import { spreadLessons } from "./spread.ts"
import { usualPerDay } from "./usual-per-day.ts"

/**
 * Applies an action to lessons of one course. Only lessons that change are listed. The order changes with `move` only, and only
 * `move` puts a lesson on a day that is no meeting day. An empty range changes nothing. Refused if the course never meets and the
 * action needs its days (on `scope`, the input's name for the range), or on the field of the action that cannot be done.
 */
export function moveLessons(move: Move): MovedLessons | Refusal {
  const taken = move.lessons.filter(({ id }) => move.range.has(id))
  if (taken.length === 0) return { changes: [], beyond_end: 0 }
  switch (move.action.kind) {
    case "move":
      return moveToDay(move, taken, move.action.to)
    case "undate":
      return { changes: dayChanges(taken.map((lesson) => ({ lesson, to: null }))), beyond_end: 0 }
    case "skip":
      return { changes: statusChanges(taken, "skipped"), beyond_end: 0 }
    case "complete":
      if (move.action.on > move.today) return refuse("action.on", "A lesson cannot be done on a day in the future.")
      return { changes: statusChanges(taken, "done"), beyond_end: 0 }
    default:
      return layOnMeetingDays(move, taken)
  }
}

function moveToDay({ course, lessons, range }: Move, taken: MovableLesson[], to: Day): MovedLessons {
  const positions = orderAfterMove(lessons, range, to)
  const changes = dayChanges(taken.map((lesson) => ({ lesson, to })))
  const beyond_end = to > course.end ? taken.length : 0
  const reordered = positions.some((id, position) => lessons[position]?.id !== id)
  return reordered ? { changes, positions, beyond_end } : { changes, beyond_end }
}

function layOnMeetingDays(move: Move, taken: MovableLesson[]): MovedLessons | Refusal {
  const { course, overrun, action } = move
  if (action.kind === "shift" && action.meeting_days === 0) return { changes: [], beyond_end: 0 }
  if (!everMeets(course)) return neverMeets()
  const targets = targetsOf(move, taken, false)
  if ("error" in targets) return targets
  const overruns = overrun === "double_up" && targets.some(({ to }) => isAfter(to, course.end))
  const laid = overruns ? targetsOf(move, taken, true) : targets
  if ("error" in laid) return laid
  const final =
    overrun === "undate"
      ? laid.map((target) => (isAfter(target.to, course.end) ? { ...target, to: null } : target))
      : laid
  return { changes: dayChanges(final), beyond_end: final.filter(({ to }) => isAfter(to, course.end)).length }
}

/** The new days by the action's rule; with `doubling`, for twice as many lessons a day from the first slot on. */
function targetsOf(move: Move, taken: MovableLesson[], doubling: boolean): Targets | Refusal {
  const { course, action } = move
  const paced = (per_day: number) => (doubling ? doubled(per_day) : per_day)
  switch (action.kind) {
    case "relay":
      return relayLessons(course, taken, { ...action, per_day: paced(action.per_day ?? usualPace(move)) })
    case "catch_up": {
      const { start, per_day } = action
      if (start === undefined || per_day === undefined) {
        return pushBack(course, move, { start, per_day: paced(per_day ?? usualPace(move)) })
      }
      return catchUp(course, move, { start, per_day: paced(per_day) })
    }
    case "shift":
      return doubledIf(doubling, move, shiftLessons(course, taken, action.meeting_days))
    case "spread":
      return doubledIf(doubling, move, spreadLessons(course, taken, action))
    default:
      return []
  }
}

/** The usual pace of a course's unfinished dated lessons that are not pinned. */
function usualPace({ lessons }: Move): number {
  return usualPerDay(lessons.filter(isUnfinishedAndDated).map(({ planned_date }) => planned_date))
}

/** Lays the lessons from their first new day on, with twice the most that one of their days has. */
function doubledIf(doubling: boolean, { course }: Move, targets: Targets | Refusal): Targets | Refusal {
  if (!doubling || "error" in targets) return targets
  const days = targets.flatMap(({ to }) => to ?? [])
  const start = days.reduce((first, day) => (day < first ? day : first), days[0] ?? course.start)
  const most = Math.max(...days.map((day) => days.filter((other) => other === day).length), 1)
  const lessons = targets.map(({ lesson }) => lesson)
  return relayLessons(course, lessons, { start, per_day: doubled(most) })
}

function dayChanges(targets: Targets): LessonChange[] {
  return targets
    .filter(({ lesson, to }) => lesson.planned_date !== to)
    .map(({ lesson, to }) => ({ ...unchanged(lesson), to }))
}

function statusChanges(lessons: MovableLesson[], status_to: "done" | "skipped"): LessonChange[] {
  return lessons.map((lesson) => ({ ...unchanged(lesson), status_to }))
}

function unchanged({ id, planned_date, status }: MovableLesson): LessonChange {
  return { lesson_id: id, from: planned_date, to: planned_date, status_from: status, status_to: status }
}

function isAfter(day: Day | null, end: Day): boolean {
  return day !== null && day > end
}
