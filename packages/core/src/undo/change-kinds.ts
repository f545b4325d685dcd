/** The kinds of changes that can be undone, and their names in the history. */
export const changeKindLabels = {
  series: "Lessons added",
  reschedule: "Lessons moved",
  assignments: "Assignments changed",
  day: "Day done",
  together: "Lessons done together",
  classes: "Classes added",
  items: "Lessons, work and events added",
  lesson_order: "Lessons reordered",
  mode: "Pace changed",
  loop: "Loop",
  copy: "Courses copied",
  roll_over: "Next year started",
  setup: "School set up",
  import: "Import",
  marks: "Attendance",
  time: "Time logged",
  delete: "Deleted",
  holidays: "Days off",
} as const

export type ChangeKind = keyof typeof changeKindLabels

export const changeKinds = Object.keys(changeKindLabels) as ChangeKind[]

/** The days for which a change can be undone. */
export const undoDays = 30
