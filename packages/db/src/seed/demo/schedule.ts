import type { ClassContent } from "./content.ts"

const schoolDays = ["monday", "tuesday", "wednesday", "thursday", "friday"] as const

/** The weekly schedule of each child. Saturday and Sunday have a class too, so that no day is empty. */
export const classes: ClassContent[] = [
  { course: "nora-reading", days: schoolDays, start: "08:30", end: "08:50", location: "Living room" },
  {
    course: "nora-math",
    days: ["monday", "tuesday", "wednesday", "thursday"],
    start: "09:00",
    end: "09:20",
    location: "Kitchen table",
  },
  { course: "nora-art", days: ["monday", "wednesday"], start: "09:30", end: "10:00", location: "Kitchen table" },
  { course: "nora-nature", days: ["tuesday", "thursday"], start: "09:30", end: "10:15", location: "Back yard" },
  { course: "nora-nature", days: ["friday"], start: "09:00", end: "10:00", location: "Creek park" },
  { course: "nora-music", days: ["wednesday"], start: "10:10", end: "10:30", location: "Piano" },
  { course: "nora-music", days: ["friday"], start: "10:30", end: "10:50", location: "Piano" },
  { course: "nora-art", days: ["saturday"], start: "10:00", end: "11:00", location: "Community art center" },
  { course: "nora-music", days: ["sunday"], start: "16:00", end: "16:20", location: "Piano, with Dad" },

  { course: "eli-math", days: schoolDays, start: "08:30", end: "09:15", location: "Kitchen table" },
  { course: "eli-reading", days: schoolDays, start: "09:30", end: "10:15", location: "Window seat" },
  {
    course: "eli-writing",
    days: ["monday", "wednesday", "friday"],
    start: "10:30",
    end: "11:00",
    location: "Kitchen table",
  },
  { course: "eli-geography", days: ["tuesday", "thursday"], start: "10:30", end: "11:00", location: "Living room" },
  { course: "eli-science", days: ["monday", "wednesday"], start: "13:00", end: "13:50", location: "Kitchen table" },
  { course: "eli-history", days: ["tuesday", "thursday"], start: "13:00", end: "13:45", location: "Living room" },
  { course: "eli-science", days: ["friday"], start: "13:00", end: "14:00", location: "Co-op, room 3" },
  { course: "eli-geography", days: ["saturday"], start: "10:30", end: "11:15", location: "Public library, map club" },

  { course: "grace-algebra", days: schoolDays, start: "08:30", end: "09:20", location: "Desk upstairs" },
  {
    course: "grace-biology",
    days: ["monday", "wednesday", "friday"],
    start: "09:30",
    end: "10:20",
    location: "Kitchen table",
  },
  {
    course: "grace-world-history",
    days: ["tuesday", "thursday"],
    start: "09:30",
    end: "10:20",
    location: "Desk upstairs",
  },
  {
    course: "grace-english",
    days: ["monday", "tuesday", "wednesday", "thursday"],
    start: "10:30",
    end: "11:15",
    location: "Living room",
  },
  { course: "grace-english", days: ["friday"], start: "10:30", end: "12:00", location: "Co-op, seminar room" },
  {
    course: "grace-spanish",
    days: ["tuesday", "thursday"],
    start: "11:30",
    end: "12:15",
    location: "Video call with Señora Vega",
  },
  {
    course: "grace-world-history",
    days: ["monday", "wednesday"],
    start: "13:00",
    end: "13:45",
    location: "Desk upstairs",
  },
  { course: "grace-art", days: ["tuesday"], start: "13:00", end: "14:00", location: "Kitchen table" },
  { course: "grace-biology", days: ["thursday"], start: "13:00", end: "14:30", location: "Kitchen lab" },
  { course: "grace-art", days: ["saturday"], start: "10:00", end: "11:30", location: "Community art center" },
  { course: "grace-spanish", days: ["sunday"], start: "16:30", end: "17:15", location: "Video call with Señora Vega" },
]
