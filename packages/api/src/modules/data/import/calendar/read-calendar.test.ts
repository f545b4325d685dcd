import ical from "ical.js"
import { describe, expect, test } from "vitest"
import { readCalendar } from "./read-calendar.ts"

const today = "2026-09-15"

/** In microseconds of this process: other programs on the same cores do not count. */
const mostWork = 5_000_000

function wrap(...lines: string[]): string {
  return ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Test//EN", ...lines, "END:VCALENDAR", ""].join("\r\n")
}

function event(...lines: string[]): string[] {
  return ["BEGIN:VEVENT", ...lines, "END:VEVENT"]
}

/** The hours of 220 days. */
function hours(): string {
  const start = Date.UTC(2026, 8, 20)
  const moments = Array.from({ length: 220 * 24 }, (_, hour) => new Date(start + hour * 3_600_000).toISOString())
  return moments.map((moment) => `${moment.replace(/[-:]/g, "").slice(0, 15)}Z`).join(",")
}

function read(text: string, time_zone = "America/New_York") {
  return readCalendar(text, { ical, today, time_zone })
}

function entriesOf(text: string, time_zone?: string) {
  const reading = read(text, time_zone)
  if ("refusal" in reading) throw new Error(reading.refusal)
  return reading.entries
}

const startsOf = (text: string, time_zone?: string) => entriesOf(text, time_zone).map(({ start_date }) => start_date)
const of = (...lines: string[]) => wrap(...event(...lines))

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

describe("the time zone of an event", { tags: ["import.calendar-times"] }, () => {
  test.each([
    ["UTC", "DTSTART:20260920T140000Z", "2026-09-20T10:00"],
    ["another zone", "DTSTART;TZID=America/Los_Angeles:20260920T070000", "2026-09-20T10:00"],
    ["no zone", "DTSTART:20260920T100000", "2026-09-20T10:00"],
    ["a zone of Outlook", "DTSTART;TZID=Pacific Standard Time:20260920T070000", "2026-09-20T10:00"],
    [
      "a zone of Outlook in words",
      'DTSTART;TZID="(UTC-06:00) Central Time (US & Canada)":20260920T090000',
      "2026-09-20T10:00",
    ],
    [
      "a zone with a path",
      "DTSTART;TZID=/freeassociation.sourceforge.net/Europe/Berlin:20260920T160000",
      "2026-09-20T10:00",
    ],
    ["an unknown zone", "DTSTART;TZID=Narnia:20260920T100000", "2026-09-20T10:00"],
  ])("is read from %s", (_, line, start_date) => {
    expect(entriesOf(of("UID:1", line, "DURATION:PT45M", "SUMMARY:Choir"))[0]).toMatchObject({
      start_date,
      end_date: "2026-09-20T10:45",
    })
  })

  const outlook = (name: string) => [
    "BEGIN:VTIMEZONE",
    `TZID:${name}`,
    "BEGIN:STANDARD",
    "DTSTART:16010101T020000",
    "TZOFFSETFROM:-0400",
    "TZOFFSETTO:-0500",
    "RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=1SU;BYMONTH=11",
    "END:STANDARD",
    "BEGIN:DAYLIGHT",
    "DTSTART:16010101T020000",
    "TZOFFSETFROM:-0500",
    "TZOFFSETTO:-0400",
    "RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=2SU;BYMONTH=3",
    "END:DAYLIGHT",
    "END:VTIMEZONE",
  ]
  const weekly = (name: string, from: string) =>
    event("UID:1", `DTSTART;TZID=${name}:${from}T090000`, "RRULE:FREQ=WEEKLY;COUNT=2", "SUMMARY:Choir")

  test.each(["Eastern Standard Time", "Customized Time Zone", "Our co-op", "Canada Central Standard Time"])(
    "%s is what the file says it is, on both sides of a change of clocks",
    (name) => {
      const text = (from: string) => wrap(...outlook(name), ...weekly(name, from))
      // Clocks in London change on October 25 and on March 28, those of the file on November 1 and March 14.
      expect(startsOf(text("20261020"), "Europe/London")).toEqual(["2026-10-20T14:00", "2026-10-27T13:00"])
      expect(startsOf(text("20261027"), "Europe/London")).toEqual(["2026-10-27T13:00", "2026-11-03T14:00"])
      expect(startsOf(text("20270309"), "Europe/London")).toEqual(["2027-03-09T14:00", "2027-03-16T13:00"])
      expect(startsOf(text("20270323"), "Europe/London")).toEqual(["2027-03-23T13:00", "2027-03-30T14:00"])
    },
  )

  test("may have no change of clocks, the last one long ago, or one on a day that the file names", () => {
    const zone = (...rules: string[]) =>
      startsOf(
        wrap(
          "BEGIN:VTIMEZONE",
          "TZID:Ours",
          "BEGIN:STANDARD",
          "DTSTART:19700101T000000",
          ...rules,
          "END:STANDARD",
          "END:VTIMEZONE",
          ...weekly("Ours", "20261020"),
        ),
        "Etc/UTC",
      )
    const [from, to] = ["TZOFFSETFROM:+0300", "TZOFFSETTO:+0530"]
    expect(zone(from, to)).toEqual(["2026-10-20T03:30", "2026-10-27T03:30"])
    expect(zone(from, to, "RRULE:FREQ=YEARLY;UNTIL=19991231T235959Z")).toEqual(["2026-10-20T03:30", "2026-10-27T03:30"])
    expect(zone(from, to, "RDATE:20261024T020000").at(-1)).toBe("2026-10-27T03:30")
  })

  test.each([
    ["Canada Central Standard Time", "2026-10-20T11:00", "2026-11-03T10:00"],
    ["Eastern Standard Time (Mexico)", "2026-10-20T10:00", "2026-11-03T09:00"],
    ["AUS Central Standard Time", "2026-10-19T19:30", "2026-11-02T18:30"],
  ])("%s is known without a definition", (name, summer, winter) => {
    expect(startsOf(wrap(...weekly(name, "20261020")))[0]).toBe(summer)
    expect(startsOf(wrap(...weekly(name, "20261103")))[0]).toBe(winter)
  })

  test("whose clocks change each second is refused in words", () => {
    const zone = ["BEGIN:VTIMEZONE", "TZID:Ours", "BEGIN:STANDARD", "DTSTART:19700101T000000"]
    const rules = ["TZOFFSETFROM:+0300", "TZOFFSETTO:+0500", "RRULE:FREQ=SECONDLY", "END:STANDARD", "END:VTIMEZONE"]
    const before = process.cpuUsage()
    expect(read(wrap(...zone, ...rules, ...weekly("Ours", "20261020")))).toEqual({
      refusal: "An event of this calendar repeats too often to be read.",
    })
    expect(process.cpuUsage(before).user).toBeLessThan(mostWork)
  })

  test("may move it to another day", () => {
    expect(startsOf(of("UID:1", "DTSTART:20260920T233000Z"), "Asia/Tokyo")).toEqual(["2026-09-21T08:30"])
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
    ["a cut file", of("UID:1", "DTSTART:20260920T100000Z").slice(0, 90), none],
    ["a contact", "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ada\r\nEND:VCARD\r\n", none],
    [
      "old events",
      of("UID:1", "DTSTART:20200920T100000Z"),
      "There is nothing to read here: the calendar has no events from 60 days back to 400 days ahead.",
    ],
    [
      "an event of each minute",
      of("UID:1", "DTSTART:20260920T100000Z", "RRULE:FREQ=MINUTELY"),
      "An event of this calendar repeats too often to be read.",
    ],
    [
      "a year of events of each hour",
      of("UID:1", "DTSTART:20260920T100000Z", "RRULE:FREQ=DAILY", `RDATE:${hours()}`),
      "An import can have 5,000 events at most, with each time of those that repeat.",
    ],
    [
      "a day that never comes",
      of("UID:1", "DTSTART:20260920T100000Z", "RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30"),
      "An event of this calendar repeats too often to be read.",
    ],
    [
      "an event of each second for a century",
      of("UID:1", "DTSTART:19260920T100000Z", "RRULE:FREQ=SECONDLY"),
      "An event of this calendar repeats too often to be read.",
    ],
  ])("%s is refused in words, in a few seconds at most", (_, text, refusal) => {
    const before = process.cpuUsage()
    expect(read(text)).toEqual({ refusal })
    expect(process.cpuUsage(before).user).toBeLessThan(mostWork)
  })
})
