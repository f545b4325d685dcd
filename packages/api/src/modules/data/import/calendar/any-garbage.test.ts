import fc from "fast-check"
import { expect, test } from "vitest"
import { entriesOf, event, wrap } from "../../../../testing/sample-calendar.ts"

// A calendar is the work of many programs. Whatever 200 of its events are, the one that is right comes in.

const names = fc.constantFrom(
  ...'DTSTART|DTEND|DTSTART;VALUE=DATE|DTSTART;TZID=Narnia|DTEND;TZID=|DURATION|RRULE|EXDATE|RDATE|RDATE;VALUE=PERIOD|RECURRENCE-ID|RECURRENCE-ID;RANGE=THISANDFUTURE|STATUS|SEQUENCE|SUMMARY|LOCATION|DESCRIPTION|UID|X-MICROSOFT-CDO-ALLDAYEVENT|ATTENDEE;CN="A|BEGIN|; :'.split(
    "|",
  ),
)
const values = fc.oneof(
  fc.constantFrom(
    ..."20260920T100000Z|20260921|20261332|20261301T996000|None|-PT1H|P99999999D|P1D|FREQ=DAILY;COUNT=3|FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30|FREQ=MONTHLY;BYDAY=9MO|FREQ=X|FREQ=SECONDLY|FREQ=DAILY;INTERVAL=99999|FREQ=WEEKLY;UNTIL=x|20260922T100000Z/PT1H|CANCELLED|garbage-1|garbage-2|VALARM|VTIMEZONE|VEVENT".split(
      "|",
    ),
  ),
  fc.string({ maxLength: 30, unit: "binary" }),
  fc.string({ maxLength: 30, unit: "grapheme" }),
)
/** A line break within a value would begin another line, which may end the event or begin the good one's. */
const line = fc.tuple(names, values).map(([name, value]) => `${name}:${value.replace(/[\r\n]/g, " ")}`)
/** It ends itself, and what it opens. What never ends would take the rest of the file with it, in any reader. */
const garbage = fc
  .array(line, { maxLength: 8 })
  .map((lines) => event(...lines.flatMap((one) => (one.startsWith("BEGIN:") ? [] : [one]))))

const good = event("UID:good@family.test", "SUMMARY:Choir", "DTSTART:20260920T100000", "DTEND:20260920T113000")

test("a good event among 200 of garbage comes in as it was written", { tags: ["import.calendar"] }, () => {
  fc.assert(
    fc.property(fc.array(garbage, { minLength: 200, maxLength: 200 }), fc.nat(200), (events, place) => {
      const lines = [...events.slice(0, place), good, ...events.slice(place)].flat()
      expect(entriesOf(wrap(...lines))).toContainEqual(
        expect.objectContaining({
          uid: "good@family.test",
          title: "Choir",
          problem: null,
          start_date: "2026-09-20T10:00",
          end_date: "2026-09-20T11:30",
        }),
      )
    }),
    { numRuns: 60, seed: 20_261_129 },
  )
})
