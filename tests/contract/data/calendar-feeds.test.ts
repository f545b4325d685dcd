import ical from "node-ical"
import { afterAll, beforeAll, expect, test } from "vitest"
import { idOf, openRest, read, type Rest } from "../fixtures/rest-client.ts"

let rest: Rest
beforeAll(async () => {
  rest = await openRest()
})
afterAll(() => rest.close())

const born = { first_name: "Ada", last_name: "Bell", date_of_birth: "2015-05-20", grade_level: "4" }

/** A parent in a zone, whose child has Algebra on Mondays at nine, and a link to the calendar. */
async function openCalendar(email: string, time_zone = "America/New_York") {
  const ask = rest.as(await rest.register(email))
  await ask("PUT", "/family", { time_zone })
  const student_id = idOf(await ask("POST", "/students", { ...born, first_subject: "Algebra" }))
  const { body: subjects } = await ask("GET", "/subjects")
  const subject_id = String(read(Array.isArray(subjects) ? subjects[0] : null, "id"))
  const when = { day_of_week: "monday", start_time: "09:00", end_time: "09:45", location: "Kitchen; table, left" }
  await ask("POST", "/schedule", { student_id, subject_id, ...when })
  const made = await ask("POST", "/calendar-feeds", { student_id })
  return { ask, made, id: idOf(made), path: pathOf(made.body) }
}

/** The path of the link in an answer. */
function pathOf(body: unknown): string {
  return new URL(String(read(body, "url"))).pathname
}

test(
  "calendar links can be read and changed over REST, and open until they are revoked",
  {
    tags: [
      "api.list-calendar-feeds",
      "api.create-calendar-feed",
      "api.get-calendar-feed",
      "api.update-calendar-feed",
      "api.replace-calendar-feed",
      "api.delete-calendar-feed",
      "api.read-calendar",
      "schedule.feed-revoke",
    ],
  },
  async () => {
    const { ask, made, id, path } = await openCalendar("feeds@example.com")
    const include = ["classes", "lessons", "due_work", "events", "days_off"]
    expect(made).toMatchObject({ status: 200, body: { include, detail: "titles", last_read_at: null, version: 1 } })
    expect(await ask("GET", `/calendar-feeds/${id}`)).toMatchObject({ status: 200, body: { id, include } })
    const { body: listed } = await ask("GET", "/calendar-feeds")
    expect(listed).toMatchObject([{ id }])
    expect(JSON.stringify(listed)).not.toContain(String(read(made.body, "token")))
    const changed = await ask("PUT", `/calendar-feeds/${id}`, { detail: "busy", include: ["classes"], version: 1 })
    expect(changed).toMatchObject({ status: 200, body: { detail: "busy", include: ["classes"], version: 2 } })
    const replaced = await ask("POST", `/calendar-feeds/${id}/replace`, {})
    expect(replaced).toMatchObject({ status: 200, body: { id, version: 3 } })
    expect(await rest.send("GET", path)).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } })
    const now = pathOf(replaced.body)
    expect(await rest.send("GET", now)).toMatchObject({ status: 200 })
    expect(await ask("DELETE", `/calendar-feeds/${id}`)).toMatchObject({ status: 200, body: { id } })
    expect(await rest.send("GET", now)).toMatchObject({ status: 404 })
    expect(await rest.send("HEAD", now)).toMatchObject({ status: 404 })
    for (const wrong of ["nothing.ics", "nothing", `${"A".repeat(43)}.txt`])
      expect(await rest.send("GET", `/api/v1/calendar/${wrong}`)).toMatchObject({ status: 404 })
  },
)

test(
  "a calendar is answered with its tag, without a cookie, and again only after a change",
  { tags: ["api.read-calendar", "schedule.feed-unchanged", "schedule.feed-revoke"] },
  async () => {
    const { ask, path } = await openCalendar("etag@example.com")
    rest.logged.length = 0
    const first = await rest.send("GET", path)
    const etag = first.headers.get("etag") ?? ""
    expect(first.headers.get("content-type")).toBe("text/calendar; charset=utf-8")
    expect(first.headers.get("cache-control")).toBe("private, no-cache")
    expect(first.headers.get("last-modified")).toMatch(/GMT$/)
    expect(first.headers.get("set-cookie")).toBeNull()
    expect(first.headers.get("x-robots-tag")).toBe("noindex")
    expect(JSON.stringify(rest.logged)).not.toContain(path.slice(-20))
    const head = await rest.send("HEAD", path)
    expect([head.status, head.body, head.headers.get("etag")]).toEqual([200, "", etag])
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const again = await rest.send("GET", path, { headers: { "if-none-match": known } })
      expect([again.status, again.body, again.headers.get("etag")]).toEqual([304, "", etag])
    }
    await ask("POST", "/events", { title: "Zoo", start_date: "2026-10-01T10:00", end_date: "2026-10-01T12:00" })
    const after = await rest.send("GET", path, { headers: { "if-none-match": etag } })
    expect(after.status).toBe(200)
    expect(after.headers.get("etag")).not.toBe(etag)
    expect(after.body).toContain("SUMMARY:Zoo")
  },
)

test(
  "the file is written as RFC 5545 asks: CRLF, lines of 75 bytes, escaped text",
  { tags: ["api.read-calendar"] },
  async () => {
    const { ask, path } = await openCalendar("lines@example.com")
    const title = `Müller's ${"Übungen, ".repeat(20)}🦉`
    const description = "One; two, three\\four\nFive"
    const when = { start_date: "2026-10-01T10:00", end_date: "2026-10-01T12:00" }
    await ask("POST", "/events", { title, description, ...when })
    const text = String((await rest.send("GET", path)).body)
    const lines = text.split("\r\n")
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/)
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    for (const line of ["REFRESH-INTERVAL;VALUE=DURATION:PT1H", "X-PUBLISHED-TTL:PT1H", "VERSION:2.0"])
      expect(lines).toContain(line)
    const events = Object.values(ical.sync.parseICS(text)).filter((part) => part?.type === "VEVENT")
    expect(events).toContainEqual(expect.objectContaining({ summary: title.trim(), description }))
    expect(events).toContainEqual(expect.objectContaining({ location: "Kitchen; table, left" }))
  },
)

test.each([
  ["America/New_York", "2026-11-02T14:00", "2026-10-26T13:00", "2027-03-08T14:00", "2027-03-15T13:00"],
  ["Australia/Sydney", "2026-09-27T23:00", "2026-10-04T22:00", "2027-03-28T22:00", "2027-04-04T23:00"],
])(
  "another program sees classes of %s at nine, before and after each change of clocks, wherever it runs",
  { tags: ["schedule.feed-times"] },
  async (zone, ...moments) => {
    const { path } = await openCalendar(`${zone.replace("/", ".").toLowerCase()}@example.com`, zone)
    const parsed = ical.sync.parseICS(String((await rest.send("GET", path)).body))
    const starts = Object.values(parsed).flatMap((part) => (part?.type === "VEVENT" ? [part.start] : []))
    const clock = (timeZone: string) => new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone })
    for (const moment of moments) {
      const start = starts.find((at) => at.toISOString().startsWith(moment))
      expect(clock(zone).format(start)).toBe("09:00")
    }
    // A reader in London sees the moments of the family's mornings.
    const seen = new Set(starts.map((at) => clock("Europe/London").format(at)))
    expect([...seen].toSorted()).toEqual(zone === "America/New_York" ? ["13:00", "14:00"] : ["00:00", "22:00", "23:00"])
    expect(starts.length).toBeGreaterThan(60)
  },
)
