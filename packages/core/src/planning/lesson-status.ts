export const lessonStatuses = ["planned", "done", "skipped"] as const
export type LessonStatus = (typeof lessonStatuses)[number]

/** The facts of a lesson that follow from its status. A new status does not compile without its facts, and every predicate below follows from them. */
const facts: Record<LessonStatus, { to_do: boolean; done: boolean }> = {
  planned: { to_do: true, done: false },
  done: { to_do: false, done: true },
  skipped: { to_do: false, done: false },
}

/** True if the lesson is still to do, with or without a day. */
export function isPlanned(status: LessonStatus): boolean {
  return facts[status].to_do
}

export function isDone(status: LessonStatus): boolean {
  return facts[status].done
}

/** True if the lesson was left out: it is neither to do nor done. */
export function isSkipped(status: LessonStatus): boolean {
  return !isPlanned(status) && !isDone(status)
}

export const plannedStatuses = lessonStatuses.filter(isPlanned)
export const doneStatuses = lessonStatuses.filter(isDone)
export const skippedStatuses = lessonStatuses.filter(isSkipped)
