import { readFile } from "node:fs/promises"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { birthday } from "../fixtures/rest-records.ts"
import { fieldsOf, openRest, read, type Ask, type Rest } from "../fixtures/rest-client.ts"

/** Files of kinds that families have, made small, with what each must become (tests/samples/imports). */
let rest: Rest
beforeAll(async () => {
  rest = await openRest()
})
afterAll(() => rest.close())

let families = 0

async function openFamily(time_zone = "America/Chicago") {
  families += 1
  const token = await rest.register(`case${families}@example.com`)
  const ask = rest.as(token)
  await ask("PUT", "/family", { time_zone })
  const send = async (kind: string, file: string) => {
    const bytes = new Uint8Array(await readFile(new URL(`../../samples/imports/${file}`, import.meta.url)))
    const path = `/api/v1/imports?kind=${kind}&filename=${file}`
    return rest.sendBytes(path, bytes, { authorization: `Bearer ${token}` })
  }
  const take = async (kind: string, file: string) => {
    const { status, body } = await send(kind, file)
    expect(status).toBe(200)
    const done = await ask("POST", `/imports/${String(read(body, "id"))}/confirm`, { leave_out_wrong: true })
    return { view: body, done }
  }
  return { ask, send, take }
}

/** Such as 'Good 2026-12-03', or with the time of an event that has one. */
async function eventsOf(ask: Ask): Promise<string[]> {
  const { body } = await ask("GET", "/events")
  return Object.values(fieldsOf(body)).map((event) => {
    const [start, end] = [String(read(event, "start_date")), String(read(event, "end_date"))]
    const isWhole = read(event, "all_day") === true
    const [from, to] = [start.slice(0, isWhole ? 10 : 16), end.slice(0, 10)]
    return `${String(read(event, "title"))} ${from}${isWhole && to !== from ? ` to ${to}` : ""}`
  })
}

describe("a calendar", { tags: ["import.calendar-odd"] }, () => {
  test.each([
    [
      "day-without-value-date.ics",
      "America/Chicago",
      ["Good 2026-12-03", "Break 2026-12-08 to 2026-12-12", "Concert 2026-12-15"],
    ],
    [
      "odd-values.ics",
      "America/Chicago",
      [
        "Good 2026-12-03",
        "Swim 2026-12-07T08:00",
        "Choir 2026-12-07T14:00",
        "Party 2026-12-12T18:00",
        "Choir 2026-12-14T14:00",
        "Feast 2026-12-25",
      ],
    ],
    ["all-day-until-utc.ics", "America/Chicago", ["Fridays 2026-12-04", "Fridays 2026-12-11", "Fridays 2026-12-18"]],
    [
      "until-without-zone.ics",
      "Asia/Kolkata",
      ["Lab 2026-12-04T20:30", "Lab 2026-12-11T20:30", "Lab 2026-12-18T20:30"],
    ],
    ["fold-inside-a-letter.ics", "America/Chicago", ["Fête 2026-12-03", "Café 2026-12-04"]],
    ["no-title.ics", "America/Chicago", ["Good 2026-12-03", "(No title) 2026-12-03T09:00"]],
  ])("%s", async (file, zone, events) => {
    const { ask, take } = await openFamily(zone)
    await take("calendar", file)
    expect(await eventsOf(ask)).toEqual(events)
  })

  test("huge-interval.ics and cancel-method.ics make nothing", async () => {
    const { ask, send } = await openFamily()
    expect((await send("calendar", "huge-interval.ics")).body).toMatchObject({ counts: { new: 0, wrong: 1 } })
    expect((await send("calendar", "cancel-method.ics")).body).toMatchObject({ counts: { new: 0 } })
    expect(await eventsOf(ask)).toEqual([])
  })

  test("series-moved.ics moves its series, and event-cancelled.ics removes its trip until Undo", async () => {
    const { ask, take } = await openFamily()
    await take("calendar", "series-before.ics")
    await take("calendar", "series-moved.ics")
    expect(await eventsOf(ask)).toEqual(["Co-op 2026-12-07T10:00", "Co-op 2026-12-14T10:00", "Co-op 2026-12-21T10:00"])
    const other = await openFamily()
    await other.take("calendar", "event-before.ics")
    const { done } = await other.take("calendar", "event-cancelled.ics")
    expect(await eventsOf(other.ask)).toEqual(["Good 2026-12-03"])
    await other.ask("POST", `/changes/${String(read(done.body, "change_id"))}/undo`, {})
    expect(await eventsOf(other.ask)).toEqual(["Good 2026-12-03", "Trip 2026-12-04T09:00"])
  })
})

describe("a table", { tags: ["import.spreadsheets"] }, () => {
  const studentsOf = async (file: string) => {
    const { ask, take } = await openFamily()
    await take("students", file)
    const { body } = await ask("GET", "/students")
    return Object.values(fieldsOf(body)).map((student) =>
      [
        read(student, "first_name"),
        read(student, "last_name"),
        String(read(student, "date_of_birth")).slice(0, 10),
      ].join("|"),
    )
  }
  const marksOf = async (file: string, ...names: string[]) => {
    const { ask, send } = await openFamily()
    for (const first_name of names)
      await ask("POST", "/students", { first_name, last_name: "Roe", grade_level: "4", date_of_birth: birthday })
    return (await send("attendance", file)).body
  }

  test("short-rows.csv has two new rows and two wrong ones", async () => {
    expect(await marksOf("short-rows.csv", "Ann")).toMatchObject({ delimiter: ",", counts: { new: 2, wrong: 2 } })
  })

  test("attendance-grid.csv has ten marks, one of them half a day", async () => {
    const view = await marksOf("attendance-grid.csv", "Ann", "Ben")
    expect(view).toMatchObject({ counts: { new: 10, wrong: 0 } })
    const rows = Object.values(fieldsOf(read(view, "rows")))
    expect(rows.filter((row) => read(read(row, "values"), "fraction") === 0.5)).toHaveLength(1)
  })

  test.each([
    ["mac-roman.csv", ["Zoë|Núñez|2016-01-02"]],
    ["dotted-days.csv", ["Al|Roe|2016-04-03"]],
    ["names.csv", ["Ann Marie|de la Cruz|2016-01-02", "John|Smith Jr.|2016-01-02", "Mary|Van Dyke|2016-01-02"]],
  ])("%s", async (file, students) => {
    expect(await studentsOf(file)).toEqual(students)
  })
})
