import type { MadeCalendarFeed } from "@hearthbook/api/data/calendar-feed"

type Addresses = Pick<MadeCalendarFeed, "url" | "webcal_url">

/** Calendar programs with the address at which each of them subscribes to a link. */
export const calendarPrograms = [
  { id: "apple", name: "Apple Calendar", addressOf: ({ webcal_url }: Addresses) => webcal_url },
  {
    id: "google",
    name: "Google Calendar",
    addressOf: ({ webcal_url }: Addresses) =>
      `https://calendar.google.com/calendar/render?cid=${encodeURIComponent(webcal_url)}`,
  },
  {
    id: "outlook",
    name: "Outlook",
    addressOf: ({ url }: Addresses) => `https://outlook.live.com/calendar/0/addfromweb?url=${encodeURIComponent(url)}`,
  },
] as const
export type CalendarProgram = (typeof calendarPrograms)[number]

/** The pages of programs on the web open beside this one. A device opens the address of its own calendar by itself. */
export function targetOf({ id }: CalendarProgram): "_self" | "_blank" {
  return id === "apple" ? "_self" : "_blank"
}
