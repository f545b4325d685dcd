import { describe, expect, test } from "vitest"
import { entriesOf, event, of, startsOf, wrap } from "../../../../testing/sample-calendar.ts"
import { decodeCalendar } from "./unfold.ts"

const chicago = "America/Chicago"
const day = (...lines: string[]) => event("UID:good", "DTSTART;VALUE=DATE:20261203", "SUMMARY:Good", ...lines)

/** The title and the start of each event, or why it cannot be read. */
const read = (text: string, time_zone = chicago) =>
  entriesOf(text, time_zone).map(({ title, start_date, problem }) => `${title}: ${problem ?? start_date}`)

describe("an event with an odd value", { tags: ["import.calendar-odd"] }, () => {
  test("is a day if its start has no time, whatever it says of its kind", () => {
    const text = wrap(
      ...day(),
      ...event("UID:a", "DTSTART:20261208", "DTEND:20261213", "SUMMARY:Break"),
      ...event("UID:b", "DTSTART:20261215", "DURATION:P1D", "SUMMARY:Concert"),
      ...event("UID:c", "DTSTART;VALUE=DATE:20261216T000000", "SUMMARY:Fair"),
    )
    expect(entriesOf(text, chicago)).toMatchObject([
      { title: "Good", start_date: "2026-12-03", end_date: "2026-12-03", all_day: true },
      { title: "Break", start_date: "2026-12-08", end_date: "2026-12-12", all_day: true },
      { title: "Concert", start_date: "2026-12-15", end_date: "2026-12-15", all_day: true },
      { title: "Fair", start_date: "2026-12-16", end_date: "2026-12-16", all_day: true },
    ])
  })

  test("comes in where the value says nothing, and is wrong by itself where it is no time", () => {
    const text = wrap(
      ...day(),
      ...event("UID:a", "DTSTART:20261212T180000", "DTEND:None", "SUMMARY:Party"),
      ...event(
        "UID:b",
        "DTSTART:20261207T140000Z",
        "RRULE:FREQ=WEEKLY;COUNT=2;UNTIL=",
        "EXDATE:20261214",
        "SUMMARY:Swim",
      ),
      ...event("UID:c", "DTSTART;VALUE=DATE:20261225", "RRULE:", "EXDATE:", "SUMMARY:Feast"),
      ...event("UID:d", "DTSTART:20261207T140000", "RRULE:FREQ=WEEKLY;BYDAY=MON;COUNT=2", "SUMMARY:Choir"),
      ...event("UID:e", "DTSTART:20261232T090000", "SUMMARY:No such day"),
    )
    expect(read(text)).toEqual([
      "No such day: “20261232T090000” is not a day or time.",
      "Good: 2026-12-03",
      "Swim: 2026-12-07T08:00",
      "Choir: 2026-12-07T14:00",
      "Party: 2026-12-12T18:00",
      "Choir: 2026-12-14T14:00",
      "Feast: 2026-12-25",
    ])
  })

  test("is wrong by itself where its rule or its length is none", () => {
    const wrong = (line: string) => read(of("UID:a", "DTSTART:20261207T140000", "SUMMARY:Choir", line))
    expect(wrong("RRULE:garbage")).toEqual(["Choir: How it repeats cannot be read."])
    for (const length of ["1:30", "-PT1H", "P999999999D"])
      expect(wrong(`DURATION:${length}`)).toEqual([`Choir: “${length}” is not a length of time.`])
    for (const nothing of ["RRULE:FREQ=", "DURATION:PT0S", "DURATION:"])
      expect(wrong(nothing)).toEqual(["Choir: 2026-12-07T14:00"])
  })

  test("leaves out a day of a series of days that is written as its midnight, and reads a week's first day of three letters", () => {
    const series = (...lines: string[]) => startsOf(of("UID:a", ...lines), chicago)
    for (const day of ["20261211T000000", "20261211T000000Z"])
      expect(series("DTSTART;VALUE=DATE:20261210", "RRULE:FREQ=DAILY;COUNT=3", `EXDATE:${day}`)).toEqual([
        "2026-12-10",
        "2026-12-12",
      ])
    expect(series("DTSTART;VALUE=DATE:20261210", "RRULE:FREQ=WEEKLY;COUNT=2;WKST=MON")).toHaveLength(2)
  })

  test.each([
    ["a time without seconds", "DTSTART:20261203T0900", "2026-12-03T09:00"],
    ["dashes and colons", "DTSTART:2026-12-03T09:00:00", "2026-12-03T09:00"],
    ["an offset", "DTSTART:2026-12-03T09:00:00-05:00", "2026-12-03T08:00"],
    [
      "a colon in a zone without quotes",
      "DTSTART;TZID=(UTC-05:00) Eastern Time (US & Canada):20261203T090000",
      "2026-12-03T08:00",
    ],
    ["an offset as its zone", "DTSTART;TZID=GMT-0500:20261203T090000", "2026-12-03T08:00"],
    ["an offset with words", "DTSTART;TZID=GMT -0500 (Standard):20261203T090000", "2026-12-03T08:00"],
    ["an empty zone", "DTSTART;TZID=:20261203T090000", "2026-12-03T09:00"],
  ])("is read as meant: %s", (_, line, start) => {
    expect(startsOf(of("UID:1", line, "SUMMARY:Choir"), chicago)).toEqual([start])
  })

  test.each([
    ["an end before its start", ["DTSTART:20261203T090000", "DTEND:20261203T080000"], "It ends before it begins."],
    ["an end before its first day", ["DTSTART:20261203", "DTEND:20261201"], "It ends before it begins."],
    ["no start", ["DTEND:20261203T090000"], "It has no start."],
    [
      "an interval of millions of days",
      ["DTSTART:20260101T000000Z", "RRULE:FREQ=DAILY;INTERVAL=100000000"],
      "It repeats at an interval above 1,000.",
    ],
    [
      "a count above 10,000",
      ["DTSTART:20261203", "RRULE:FREQ=DAILY;COUNT=10001"],
      "It repeats more than 10,000 times.",
    ],
    [
      "a time each minute",
      ["DTSTART:20261203T090000", "RRULE:FREQ=MINUTELY"],
      "It repeats more often than daily, or in a way that is not known.",
    ],
    [
      "each minute of each day",
      ["DTSTART:19300101T000000", `RRULE:FREQ=DAILY;BYMINUTE=${Array.from({ length: 60 }, (_, at) => at).join()}`],
      "It repeats too often to be read.",
    ],
    ["a rule of nonsense", ["DTSTART:20261203", "RRULE:FREQ=MONTHLY;BYDAY=9MO,XX"], "How it repeats cannot be read."],
  ])("is wrong by itself: %s", (_, lines, problem) => {
    expect(read(wrap(...day(), ...event("UID:x", "SUMMARY:Odd", ...lines)))).toEqual([
      `Odd: ${problem}`,
      "Good: 2026-12-03",
    ])
  })

  test("may have a fold inside a letter, or one for each letter", () => {
    const text = of("UID:1", "DTSTART;VALUE=DATE:20261204", "SUMMARY:Café").replace("é\r\n", "é")
    const bytes = Buffer.from(text)
    const inside = bytes.indexOf(0xc3) + 1
    const folded = Buffer.concat([bytes.subarray(0, inside), Buffer.from("\r\n "), bytes.subarray(inside)])
    expect(decodeCalendar(folded)?.text).toBe(text)
    const everywhere = Buffer.from(text.replaceAll("Caf", "C\n a\r f"), "utf16le")
    expect(decodeCalendar(Buffer.concat([Buffer.from([0xff, 0xfe]), everywhere]))?.text).toContain("SUMMARY:Café")
  })

  test("is read with text around the calendar, other line ends, and without ends", () => {
    const text = wrap(...day(), ...event("UID:2", "DTSTART:20261204", "SUMMARY:Next"))
    const variants = [
      `Content-Type: text/calendar\r\n\r\n${text}\r\n--boundary--`,
      text.replaceAll("\r\n", "\r"),
      text.replace("END:VEVENT\r\nEND:VCALENDAR\r\n", ""),
      text.replaceAll("END:VEVENT\r\n", ""),
      `\ufeff\r\n${text}`,
    ]
    for (const variant of variants) expect(read(variant)).toEqual(["Good: 2026-12-03", "Next: 2026-12-04"])
  })
})

describe("what an event of a calendar means", { tags: ["import.calendar-odd"] }, () => {
  test("is a whole day from midnight to midnight on its own clocks, or where the file says so", () => {
    const text = wrap(
      ...event("UID:1", "DTSTART;TZID=Europe/Berlin:20261203T000000", "DTEND;TZID=Europe/Berlin:20261205T000000"),
      ...event("UID:2", "DTSTART:20261204T000000Z", "DURATION:P1D"),
      ...event(
        "UID:3",
        "DTSTART:20261207T060000Z",
        "DTEND:20261208T060000Z",
        "X-MICROSOFT-CDO-ALLDAYEVENT:TRUE",
        "RRULE:FREQ=WEEKLY;COUNT=2",
      ),
      ...event("UID:4", "DTSTART:20261211T060000Z", "DTEND:20261212T060000Z"),
    )
    expect(entriesOf(text, chicago).map(({ start_date, end_date }) => `${start_date} to ${end_date}`)).toEqual([
      "2026-12-03 to 2026-12-04",
      "2026-12-04 to 2026-12-04",
      "2026-12-07 to 2026-12-07",
      "2026-12-11T00:00 to 2026-12-12T00:00",
      "2026-12-14 to 2026-12-14",
    ])
  })

  test("ends on the day or at the time that it writes, on its own clocks", () => {
    const fridays = ["2026-12-04", "2026-12-11", "2026-12-18"]
    const whole = of("UID:1", "DTSTART;VALUE=DATE:20261204", "RRULE:FREQ=WEEKLY;UNTIL=20261218T000000Z")
    expect(startsOf(whole, chicago)).toEqual(fridays)
    expect(startsOf(whole, "Asia/Kolkata")).toEqual(fridays)
    const lab = of(
      "UID:1",
      "DTSTART;TZID=America/Chicago:20261204T090000",
      "DTEND;TZID=America/Chicago:20261204T100000",
      "RRULE:FREQ=WEEKLY;UNTIL=20261218T090000",
    )
    expect(startsOf(lab, "Asia/Kolkata")).toEqual(fridays.map((friday) => `${friday}T20:30`))
  })

  test("comes an hour later where clocks skip the hour, and in leap years only where it is on February 29", () => {
    const nightly = (zone: string) =>
      startsOf(of("UID:1", `DTSTART${zone}:20270313T023000`, "RRULE:FREQ=DAILY;COUNT=3"), chicago)
    const starts = ["2027-03-13T02:30", "2027-03-14T03:30", "2027-03-15T02:30"]
    expect(nightly("")).toEqual(starts)
    expect(nightly(";TZID=America/Chicago")).toEqual(starts)
    expect(startsOf(of("UID:1", "DTSTART;VALUE=DATE:20261031", "RRULE:FREQ=MONTHLY;COUNT=3"))).toEqual([
      "2026-10-31",
      "2026-12-31",
      "2027-01-31",
    ])
    expect(startsOf(of("UID:1", "DTSTART;VALUE=DATE:20240229", "RRULE:FREQ=YEARLY", "RDATE:20261203"))).toEqual([
      "2026-12-03",
    ])
  })

  test("has extra periods with ends of their own", () => {
    const text = of(
      "UID:1",
      "DTSTART:20261203T090000Z",
      "DTEND:20261203T100000Z",
      "RDATE;VALUE=PERIOD:20261210T090000Z/PT3H,20261211T090000Z/20261211T093000Z",
    )
    expect(entriesOf(text, "Etc/UTC").map(({ end_date }) => end_date)).toEqual([
      "2026-12-03T10:00",
      "2026-12-10T12:00",
      "2026-12-11T09:30",
    ])
    expect(startsOf(of("UID:1", "DTSTART:20261203", "RDATE;VALUE=PERIOD:20261210/P1D"))).toEqual([
      "2026-12-03",
      "2026-12-10",
    ])
  })

  test("is read without its NULs", () => {
    expect(read(wrap(...event("UID:1", "DTSTART:20261203", "SUMMARY:Choir\0 and \0band")))).toEqual([
      "Choir and band: 2026-12-03",
    ])
  })

  test("without a title is named so, or 'Busy' in a calendar without titles", () => {
    const nameless = event("UID:2", "DTSTART:20261203T090000")
    expect(read(wrap(...nameless, ...day()))).toEqual(["Good: 2026-12-03", "(No title): 2026-12-03T09:00"])
    expect(read(wrap(...nameless))).toEqual(["Busy: 2026-12-03T09:00"])
  })

  test("is kept beside others of the same UID that start at another time", () => {
    const same = ["03", "04", "04"].flatMap((date) => event("UID:1", `DTSTART:202612${date}T090000`, "SUMMARY:Co-op"))
    const found = entriesOf(wrap(...same), chicago)
    expect(found.map(({ start_date }) => start_date)).toEqual(["2026-12-03T09:00", "2026-12-04T09:00"])
    expect(new Set(found.map(({ uid }) => uid)).size).toBe(2)
    expect(new Set(found.map(({ series }) => series))).toEqual(new Set(["1"]))
  })
})
