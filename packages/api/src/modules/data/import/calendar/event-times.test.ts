import { describe, expect, test } from "vitest"
import { entriesOf, event, of, startsOf, wrap } from "../../../../testing/sample-calendar.ts"

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

  test("whose clocks change each second makes its events wrong, at once", () => {
    const zone = ["BEGIN:VTIMEZONE", "TZID:Ours", "BEGIN:STANDARD", "DTSTART:19700101T000000"]
    const rules = ["TZOFFSETFROM:+0300", "TZOFFSETTO:+0500", "RRULE:FREQ=SECONDLY", "END:STANDARD", "END:VTIMEZONE"]
    const [found] = entriesOf(wrap(...zone, ...rules, ...weekly("Ours", "20261020")))
    expect(found).toMatchObject({ title: "Choir", problem: "The time zone “Ours” of this file cannot be read." })
  })

  test("may move it to another day", () => {
    expect(startsOf(of("UID:1", "DTSTART:20260920T233000Z"), "Asia/Tokyo")).toEqual(["2026-09-21T08:30"])
  })
})
