import type { EventView } from "@hearthbook/api/calendar/event"
import type { ClassView } from "@hearthbook/api/calendar/schedule"

const created = { version: 1, created_at: "2026-09-01T00:00:00.000Z", updated_at: "2026-09-01T00:00:00.000Z" }

/** Ada's Math class from 9 to 10 on a weekday. Her id is 'a'. */
export function sampleClass(day_of_week: ClassView["day_of_week"]): ClassView {
  return {
    id: "m",
    student_id: "a",
    subject_id: "s",
    day_of_week,
    start_time: "1970-01-01T09:00:00.000Z",
    end_time: "1970-01-01T10:00:00.000Z",
    location: null,
    start_date: null,
    end_date: null,
    canceled_days: [],
    student: { id: "a", first_name: "Ada", last_name: "Hall", grade_level: "4", color: "#2563a6" },
    subject: { id: "s", name: "Math", color: "#0f766e", icon: "Calculator" },
    ...created,
  }
}

/** An event for everyone, by default Dentist from 9 to 10 on November 2, 2026. */
export function sampleEvent(event: Partial<EventView> = {}): EventView {
  return {
    id: "e",
    title: "Dentist",
    description: null,
    student_id: null,
    event_type: "other",
    start_date: "2026-11-02T09:00:00.000Z",
    end_date: "2026-11-02T10:00:00.000Z",
    all_day: false,
    location: null,
    student: null,
    minutes: null,
    subject_ids: [],
    place: "away",
    ...created,
    ...event,
  }
}
