import { event } from "./content-text.ts"
import type { EventContent } from "./content.ts"

/** The family's events from last month to next month, without the breaks of the school calendar. */
export const events: EventContent[] = [
  event({
    child: null,
    event_type: "field_trip",
    day: -16,
    time: { start: "10:00", end: "14:30" },
    location: "Museum of Natural History",
  })`
    Field trip: natural history museum
    Meet at the fossil hall at ten. Bring lunch and the sketchbooks.`,
  event({
    child: "eli",
    event_type: "appointment",
    day: -8,
    time: { start: "15:15", end: "15:45" },
    location: "Maple Street Eye Care",
  })`
    Eye check-up
    Eli squints at the far end of the number line.`,
  event({
    child: null,
    event_type: "appointment",
    day: -12,
    time: { start: "11:00", end: "12:00" },
    location: "Public library, study room 2",
  })`
    Portfolio review with the evaluator
    Attendance record, reading lists, and three samples for each subject.`,
  event({ child: null, event_type: "other", day: -5, days: 3 })`
    Grandma and Grandpa visit
    Light school days. Grandpa is bringing his rock collection for Eli.`,
  event({
    child: "grace",
    event_type: "other",
    day: -3,
    time: { start: "10:30", end: "12:00" },
    location: "Co-op, seminar room",
  })`
    Co-op: Odyssey seminar
    Three passages and two questions, printed.`,
  event({
    child: null,
    event_type: "other",
    day: 0,
    time: { start: "15:30", end: "16:15" },
    location: "Public library",
  })`
    Library run: return the museum books
    Eleven books and one audiobook. Pick up the reserved atlas.`,
  event({
    child: "nora",
    event_type: "other",
    day: 2,
    time: { start: "17:00", end: "18:00" },
    location: "Community music school",
  })`
    Piano recital
    Nora plays 'Hot Cross Buns'. Arrive twenty minutes early.`,
  event({
    child: "nora",
    event_type: "appointment",
    day: 3,
    time: { start: "14:00", end: "14:45" },
    location: "Dr. Patel, Elm Street",
  })`
    Dentist
    Cleaning. Bring the insurance card.`,
  event({
    child: null,
    event_type: "other",
    day: 4,
    time: { start: "14:30", end: "16:30" },
    location: "Creek park, pavilion",
  })`
    Park day with the co-op
    Kickball for the big ones, sandbox for the small ones, soup for everyone.`,
  event({
    child: "grace",
    event_type: "test",
    day: 6,
    time: { start: "09:00", end: "10:30" },
    location: "Desk upstairs",
  })`
    Algebra I: quarterly test
    Ninety minutes, closed book, calculator for part B only.`,
  event({
    child: "grace",
    event_type: "appointment",
    day: 7,
    time: { start: "11:00", end: "11:40" },
    location: "Dr. Kim",
  })`
    Orthodontist
    New wires. School starts after lunch.`,
  event({
    child: "eli",
    event_type: "field_trip",
    day: 8,
    time: { start: "12:15", end: "15:00" },
    location: "City planetarium",
  })`
    Field trip: planetarium
    The show at one is on the phases of the Moon. Bring the Moon journal.`,
  event({ child: "eli", event_type: "test", day: 11, days: 2, location: "Co-op, room 1" })`
    Standardized test, grade 4
    Two quiet mornings. Sharp pencils, a snack, an early night.`,
  event({ child: null, event_type: "other", day: 14, days: 1, location: "Co-op hall" })`
    Co-op science fair
    Setup at nine, judges at ten, families from eleven.`,
  event({ child: null, event_type: "other", day: 18, days: 1 })`
    Quarter ends: report cards
    Finish the grading, print the report cards, ice cream after.`,
]
