/** The kinds of entries that a calendar feed can include. */
export const calendarParts = ["classes", "lessons", "due_work", "events", "days_off"] as const
export type CalendarPart = (typeof calendarParts)[number]

/** A feed says what there is, or only that the time is taken. */
export const calendarDetails = ["titles", "busy"] as const
export type CalendarDetail = (typeof calendarDetails)[number]

/** The days before and after today that a feed has. */
export const feedDays = { back: 60, ahead: 400 }
