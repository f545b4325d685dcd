import { wasThere } from "@hearthbook/core/attendance/attendance-status"
import { timeOf, type Time } from "@hearthbook/core/time/times"
import { isDone } from "@hearthbook/core/planning/lesson-status"
import type { DashboardView } from "@hearthbook/api/records/dashboard"

/**
 * The classes of today that were held, by who was present or late, and whose time is not written down. None before the last of them is
 * over, and none if the family does not want to be asked. `now` is null if the clock is on another day.
 */
export function unloggedClasses(
  { children, asks_for_classes }: Pick<DashboardView, "children" | "asks_for_classes">,
  now: Time | null,
): string[] {
  if (!asks_for_classes || now === null) return []
  const there = children.filter(({ mark }) => mark !== null && wasThere(mark.status))
  if (there.some(({ classes }) => classes.some(({ end_time }) => timeOf(end_time) > now))) return []
  return there.flatMap(({ classes, held_class_ids, lessons }) => {
    // A lesson that is done fills the class of its subject, and has written its own time.
    const filled = new Set(lessons.filter(({ status }) => isDone(status)).map(({ subject }) => subject.id))
    return classes
      .filter(({ id, subject }) => !held_class_ids.includes(id) && !filled.has(subject.id))
      .map(({ id }) => id)
  })
}
