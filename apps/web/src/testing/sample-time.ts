import type { UndoView } from "@hearthbook/api/data/change"
import type { LoggedTimeView, TimeView } from "@hearthbook/api/records/time"
import { ben } from "./sample-family.ts"

/** Time that was typed for Ben. */
export const sampleTime: TimeView = {
  id: "0190a0a0-0000-7000-8000-000000000801",
  student_id: ben.id,
  subject_id: null,
  curriculum_id: null,
  lesson_id: null,
  event_id: null,
  schedule_id: null,
  date: "2026-11-26T00:00:00.000Z",
  minutes: 45,
  place: "home",
  description: null,
  source: "manual",
  status: "counted",
  recorded_late: false,
  version: 1,
  created_at: "2026-11-26T15:00:00.000Z",
  updated_at: "2026-11-26T15:00:00.000Z",
}

export const timeChange_id = "0190a0a0-0000-7000-8000-000000000901"

/** Time of a change that can be undone. */
export const loggedTime: LoggedTimeView = { ...sampleTime, change_id: timeChange_id }

/** The answer of an undo of that change. */
export const undoneTime: UndoView = {
  change: {
    id: timeChange_id,
    kind: "time",
    summary: "Logged time",
    user: null,
    created_at: sampleTime.created_at,
    undone_at: null,
  },
  count: 1,
  changed: [],
}
