import { expect, test } from "vitest"
import { dueWeek } from "./report-week.ts"

const at = (time_zone: string, now: string) => dueWeek(time_zone, new Date(now))?.week[0] ?? null

test.each([
  ["America/New_York", "2026-09-14T09:59:59.999Z", null],
  ["America/New_York", "2026-09-14T10:00:00.000Z", "2026-09-07"],
  ["Pacific/Kiritimati", "2026-09-13T15:59:59.999Z", null],
  ["Pacific/Kiritimati", "2026-09-13T16:00:00.000Z", "2026-09-07"],
  ["Pacific/Pago_Pago", "2026-09-14T16:59:59.999Z", null],
  ["Pacific/Pago_Pago", "2026-09-14T17:00:00.000Z", "2026-09-07"],
  ["Asia/Kathmandu", "2026-09-14T00:14:59.999Z", null],
  ["Asia/Kathmandu", "2026-09-14T00:15:00.000Z", "2026-09-07"],
])("in %s at %s the week that is due starts on %s", (zone, now, monday) => {
  expect(at(zone, now)).toBe(monday)
})

test.each([
  // Clocks go back on Sunday, 1 November, and forward on Sunday, 14 March, so six o'clock is a different hour of UTC.
  ["2026-10-26T09:59:00.000Z", null],
  ["2026-10-26T10:00:00.000Z", "2026-10-19"],
  ["2026-11-02T10:59:00.000Z", null],
  ["2026-11-02T11:00:00.000Z", "2026-10-26"],
  ["2027-03-15T09:59:00.000Z", null],
  ["2027-03-15T10:00:00.000Z", "2027-03-08"],
])(
  "it is six o'clock local time after a change of clocks: %s",
  { tags: ["notifications.weekly-time"] },
  (now, monday) => {
    expect(at("America/New_York", now)).toBe(monday)
  },
)

test("reports are sent until the end of Wednesday, and then not until Monday", () => {
  expect(at("America/New_York", "2026-09-17T03:59:59.999Z")).toBe("2026-09-07")
  expect(at("America/New_York", "2026-09-17T04:00:00.000Z")).toBeNull()
  expect(at("America/New_York", "2026-09-20T16:00:00.000Z")).toBeNull()
})

test("the week that is due is the same in every time zone", () => {
  const zones = Intl.supportedValuesOf("timeZone")
  for (let hour = 0; hour < 168; hour += 3) {
    const now = new Date(Date.UTC(2026, 8, 13, hour))
    const weeks = new Set(zones.flatMap((zone) => dueWeek(zone, now)?.name ?? []))
    expect(weeks.size).toBeLessThanOrEqual(1)
  }
})

test.each([
  ["2026-11-23T12:00:00.000Z", "2026-W47"],
  ["2027-01-04T12:00:00.000Z", "2026-W53"],
  ["2027-01-11T12:00:00.000Z", "2027-W01"],
  ["2025-01-06T12:00:00.000Z", "2025-W01"],
])("at %s it is named %s, as in ISO 8601", (now, name) => {
  expect(dueWeek("UTC", new Date(now))?.name).toBe(name)
})
