import { describe, expect, test } from "vitest"
import { entriesOf, event, of, read, startsOf, wrap } from "../../../../testing/sample-calendar.ts"

/** The hours of 220 days. */
function hours(): string {
  const start = Date.UTC(2026, 8, 20)
  const moments = Array.from({ length: 220 * 24 }, (_, hour) => new Date(start + hour * 3_600_000).toISOString())
  return moments.map((moment) => `${moment.replace(/[-:]/g, "").slice(0, 15)}Z`).join(",")
}

describe("a calendar file", { tags: ["import.calendar"] }, () => {
  test("of public holidays has whole days, whose end is the day after", () => {
    const text = wrap(
      "X-WR-CALNAME:Holidays in United States",
      ...event(
        "DTSTART;VALUE=DATE:20261126",
        "DTEND;VALUE=DATE:20261128",
        "UID:20261126_abc@google.com",
        "SUMMARY:Thanksgiving",
        "TRANSP:TRANSPARENT",
      ),
      ...event("DTSTART;VALUE=DATE:20261012", "UID:columbus@google.com", "SUMMARY:Columbus Day"),
    )
    expect(entriesOf(text)).toMatchObject([
      {
        uid: "columbus@google.com",
        title: "Columbus Day",
        start_date: "2026-10-12",
        end_date: "2026-10-12",
        all_day: true,
      },
      { title: "Thanksgiving", start_date: "2026-11-26", end_date: "2026-11-27", all_day: true },
    ])
  })

  test("has folded lines, escaped text, and either kind of line end", () => {
    const text = of(
      "UID:1",
      "DTSTART:20260920T100000",
      "DTEND:20260920T113000",
      "SUMMARY:Co-op\\, fall\\; wee",
      " k one",
      "LOCATION:Church hall\\n12 Main St",
      "DESCRIPTION:Bring:\\n- paint\\n- a \\\\ sign",
    )
    for (const lines of [text, text.replaceAll("\r\n", "\n")]) {
      expect(entriesOf(lines)).toEqual([
        {
          uid: "1",
          series: "1",
          problem: null,
          title: "Co-op, fall; week one",
          start_date: "2026-09-20T10:00",
          end_date: "2026-09-20T11:30",
          all_day: false,
          location: "Church hall 12 Main St",
          description: "Bring:\n- paint\n- a \\ sign",
        },
      ])
    }
  })

  test("leaves out what is cancelled, and takes the latest of two with the same name", () => {
    const text = wrap(
      ...event("UID:1", "DTSTART:20260920T100000Z", "STATUS:CANCELLED", "SUMMARY:Off"),
      ...event("UID:2", "SEQUENCE:2", "DTSTART:20260921T100000Z", "SUMMARY:New"),
      ...event("UID:2", "SEQUENCE:1", "DTSTART:20260920T100000Z", "SUMMARY:Old"),
    )
    expect(entriesOf(text).map(({ title }) => title)).toEqual(["New"])
  })

  test("takes 60 days back and 400 days ahead", () => {
    const day = (date: string) => event(`UID:${date}`, `DTSTART;VALUE=DATE:${date}`, "SUMMARY:Day")
    const text = wrap(...["20260716", "20260717", "20271020", "20271021"].flatMap(day))
    expect(startsOf(text)).toEqual(["2026-07-17", "2027-10-20"])
  })
})

describe("an event that repeats", { tags: ["import.calendar-repeats"] }, () => {
  test("stays at its hour when clocks change, where it is held", () => {
    const weekly = [
      "UID:1",
      "DTSTART;TZID=America/New_York:20261020T090000",
      "RRULE:FREQ=WEEKLY;COUNT=4",
      "SUMMARY:Co-op",
    ]
    const days = ["2026-10-20", "2026-10-27", "2026-11-03", "2026-11-10"]
    expect(startsOf(of(...weekly))).toEqual(days.map((day) => `${day}T09:00`))
    // Clocks in Berlin go back a week before those in New York.
    expect(startsOf(of(...weekly), "Europe/Berlin")).toEqual([
      "2026-10-20T15:00",
      "2026-10-27T14:00",
      "2026-11-03T15:00",
      "2026-11-10T15:00",
    ])
  })

  test("ends at its last time, which is written in UTC", () => {
    const rule = "RRULE:FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=20260923T130000Z"
    expect(startsOf(of("UID:1", "DTSTART;TZID=America/New_York:20260914T090000", rule))).toEqual([
      "2026-09-14T09:00",
      "2026-09-16T09:00",
      "2026-09-21T09:00",
      "2026-09-23T09:00",
    ])
    expect(startsOf(of("UID:1", "DTSTART;VALUE=DATE:20260914", "RRULE:FREQ=DAILY;INTERVAL=2;UNTIL=20260918"))).toEqual([
      "2026-09-14",
      "2026-09-16",
      "2026-09-18",
    ])
  })

  test("has extra times and times that are taken out, moved or cancelled", () => {
    const text = wrap(
      ...event(
        "UID:art",
        "DTSTART;TZID=America/New_York:20260917T100000",
        "DTEND;TZID=America/New_York:20260917T120000",
        "RRULE:FREQ=WEEKLY;COUNT=5",
        "EXDATE;TZID=America/New_York:20260924T100000",
        "RDATE;TZID=America/New_York:20260919T100000",
        "SUMMARY:Art",
      ),
      ...event("UID:art", "RECURRENCE-ID:20261001T140000Z", "DTSTART:20261002T150000Z", "SUMMARY:Art at the museum"),
      ...event(
        "UID:art",
        "RECURRENCE-ID;TZID=America/New_York:20261008T100000",
        "DTSTART;TZID=America/New_York:20261008T100000",
        "STATUS:CANCELLED",
      ),
    )
    expect(entriesOf(text)).toMatchObject([
      {
        start_date: "2026-09-17T10:00",
        end_date: "2026-09-17T12:00",
        title: "Art",
        uid: "art 2026-09-17T14:00:00.000Z",
      },
      { start_date: "2026-09-19T10:00" },
      { start_date: "2026-10-02T11:00", title: "Art at the museum", uid: "art 2026-10-01T14:00:00.000Z" },
      { start_date: "2026-10-15T10:00", end_date: "2026-10-15T12:00" },
    ])
  })

  const art = (...lines: string[]) =>
    event("UID:art", "DTSTART;TZID=America/New_York:20260917T100000", "DURATION:PT1H", "SUMMARY:Art", ...lines)
  const from = (...lines: string[]) =>
    event("UID:art", "RECURRENCE-ID;TZID=America/New_York;RANGE=THISANDFUTURE:20261001T100000", ...lines)

  test("may change from one of its times on, and then once more", () => {
    const text = wrap(
      ...art("RRULE:FREQ=WEEKLY;COUNT=5", "EXDATE;TZID=America/New_York:20261008T100000"),
      ...event("UID:art", "RECURRENCE-ID:20261015T140000Z", "DTSTART:20261016T150000Z", "SUMMARY:Museum"),
      ...from("DTSTART;TZID=America/New_York:20261002T113000", "DURATION:PT2H", "SUMMARY:Clay"),
    )
    expect(entriesOf(text).map(({ title, start_date, end_date }) => [title, start_date, end_date])).toEqual([
      ["Art", "2026-09-17T10:00", "2026-09-17T11:00"],
      ["Art", "2026-09-24T10:00", "2026-09-24T11:00"],
      ["Clay", "2026-10-02T11:30", "2026-10-02T13:30"],
      ["Museum", "2026-10-16T11:00", "2026-10-16T12:00"],
    ])
  })

  test("may end at one of its times, or have a whole day taken out", () => {
    const rule = "RRULE:FREQ=WEEKLY;COUNT=5"
    expect(startsOf(wrap(...art(rule), ...from("STATUS:CANCELLED")))).toEqual(["2026-09-17T10:00", "2026-09-24T10:00"])
    const day = event("UID:art", "RECURRENCE-ID;VALUE=DATE:20260924", "STATUS:CANCELLED")
    expect(startsOf(wrap(...art(rule), ...day))).toHaveLength(4)
  })

  test("that began years ago is taken from 60 days back on, each time with a name of its own", () => {
    const found = entriesOf(of("UID:1", "DTSTART;VALUE=DATE:20150101", "RRULE:FREQ=MONTHLY;BYDAY=-1FR", "SUMMARY:Park"))
    expect(found[0]?.start_date).toBe("2026-07-31")
    expect(found.at(-1)?.start_date).toBe("2027-09-24")
    expect(new Set(found.map(({ uid }) => uid)).size).toBe(15)
  })
})

describe("a file that cannot be read", { tags: ["import.calendar-refused"] }, () => {
  const none = "This is not a calendar. Choose an .ics file, as calendar programs export it."
  test.each([
    ["nothing", "", none],
    ["a table", "Title,Date\nCo-op,2026-09-20", none],
    ["a calendar without its beginning", of("UID:1", "DTSTART:20260920T100000Z").slice(20), none],
    ["a contact", "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ada\r\nEND:VCARD\r\n", none],
    [
      "old events",
      of("UID:1", "DTSTART:20200920T100000Z"),
      "There is nothing to read here: the calendar has no events from 60 days back to 400 days ahead.",
    ],
    [
      "a year of events of each hour",
      of("UID:1", "DTSTART:20260920T100000Z", "RRULE:FREQ=DAILY", `RDATE:${hours()}`),
      "An import can have 5,000 events at most, with each time of those that repeat.",
    ],
    [
      "more events than that which cannot be read",
      wrap("BEGIN:VEVENT\r\n".repeat(100_000)),
      "An import can have 5,000 events at most, with each time of those that repeat.",
    ],
  ])("%s is refused in words, in a few seconds at most", (_, text, refusal) => {
    const before = process.cpuUsage()
    expect(read(text)).toEqual({ refusal })
    // In microseconds of this process: other programs on the same cores do not count.
    expect(process.cpuUsage(before).user).toBeLessThan(5_000_000)
  })
})
