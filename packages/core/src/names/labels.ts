// Labels for the values that the records hold, for every screen and for the tables of an archive.

export const statusLabels = {
  assigned: "Assigned",
  in_progress: "In progress",
  submitted: "Turned in",
  graded: "Graded",
  overdue: "Overdue",
} as const

/** The verbs for work that gets the status `submitted`. */
export const turnInLabels = { turn_in: "Turn in", undo: "Undo turn in" } as const

export const attendanceLabels = { present: "Present", absent: "Absent", late: "Late", excused: "Excused" } as const

export const assignmentTypeLabels = {
  homework: "Homework",
  quiz: "Quiz",
  test: "Test",
  project: "Project",
  essay: "Essay",
  lab: "Lab",
  reading: "Reading",
} as const

export const semesterLabels = { full_year: "Full year", fall: "Fall", spring: "Spring", summer: "Summer" } as const

export const eventTypeLabels = {
  other: "Other",
  field_trip: "Field trip",
  appointment: "Appointment",
  holiday: "Day off",
  test: "Test",
  school_day: "Extra school day",
} as const

export const timeSourceLabels = {
  lesson: "Lesson",
  class: "Class",
  event: "Event",
  manual: "Typed",
} as const

export const resourceTypeLabels = {
  link: "Link",
  video: "Video",
  document: "Document",
  image: "Image",
  audio: "Audio",
  other: "Other",
} as const

export const weekdayLabels = {
  monday: "Monday",
  tuesday: "Tuesday",
  wednesday: "Wednesday",
  thursday: "Thursday",
  friday: "Friday",
  saturday: "Saturday",
  sunday: "Sunday",
} as const
