import { fieldError } from "@hearthbook/core/errors/errors"
import { dayToDate } from "@hearthbook/core/time/days"
import { timeOf, timeToDate } from "@hearthbook/core/time/times"
import type { ClassDraft, ClassView } from "./schedule.schema.ts"

/** Returns the draft of an existing class, for a change to be merged into. */
export function draftOf({ student_id, subject_id, day_of_week, location, ...when }: ClassView): Required<ClassDraft> {
  return {
    student_id,
    subject_id,
    day_of_week,
    location,
    start_time: timeOf(when.start_time),
    end_time: timeOf(when.end_time),
    start_date: when.start_date?.slice(0, 10) ?? null,
    end_date: when.end_date?.slice(0, 10) ?? null,
    canceled_days: when.canceled_days.map((day) => day.slice(0, 10)),
  }
}

/** Merges a change into a draft. Absent fields stay unchanged. */
export function mergeDraft(before: Required<ClassDraft>, patch: Partial<ClassDraft>): Required<ClassDraft> {
  const { location, start_date, end_date } = patch
  return {
    student_id: patch.student_id ?? before.student_id,
    subject_id: patch.subject_id ?? before.subject_id,
    day_of_week: patch.day_of_week ?? before.day_of_week,
    start_time: patch.start_time ?? before.start_time,
    end_time: patch.end_time ?? before.end_time,
    location: location === undefined ? before.location : location,
    start_date: start_date === undefined ? before.start_date : start_date,
    end_date: end_date === undefined ? before.end_date : end_date,
    canceled_days: patch.canceled_days ?? before.canceled_days,
  }
}

/** Converts a draft to columns. */
export function toColumns({ start_time, end_time, start_date, end_date, canceled_days = [], ...rest }: ClassDraft) {
  return {
    ...rest,
    start_time: timeToDate(start_time),
    end_time: timeToDate(end_time),
    start_date: start_date && dayToDate(start_date),
    end_date: end_date && dayToDate(end_date),
    canceled_days: canceled_days.map(dayToDate),
  }
}

/**
 * Throws if a class ends before it starts. For a change, which may contain only one of the two; a draft's schema checks the
 * same.
 */
export function refuseEndBeforeStart({ start_time, end_time, start_date, end_date }: ClassDraft): void {
  if (start_time >= end_time) throw fieldError("end_time", "End time must be after the start time.")
  if (start_date && end_date && start_date > end_date)
    throw fieldError("end_date", "Last day must not be before the first day.")
}
