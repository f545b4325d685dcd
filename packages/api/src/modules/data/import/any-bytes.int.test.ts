import { createStudent } from "@hearthbook/db/testing/factories"
import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { importFields, importKinds, tableKinds } from "@hearthbook/core/import/import-kinds"
import { openTestApi } from "../../../testing/test-api.ts"

const api = await openTestApi()
afterAll(api.close)

/** The tables to try: HEARTHBOOK_IMPORTS, for example 200000 for an hour. HEARTHBOOK_SEED makes them the same again. */
const runs = Number(process.env["HEARTHBOOK_IMPORTS"] ?? 150)
const seed = Number(process.env["HEARTHBOOK_SEED"] ?? 20_261_127)

let family: Awaited<ReturnType<typeof api.openFamily>>
let create: Awaited<ReturnType<typeof api.importsOf>>["create"]

beforeAll(async () => {
  family = await api.openFamily({})
  await createStudent(api.db, { family_id: family.family_id, first_name: "Ada", last_name: "Byron", grade_level: "4" })
  await createStudent(api.db, { family_id: family.family_id, first_name: "Ben", last_name: "Byron", grade_level: "2" })
  create = (await api.importsOf(family.user)).create
})

const headings = tableKinds.flatMap((kind) => Object.values(importFields[kind]).flatMap(({ names }) => names))
const likely =
  "Ada|Ben|Byron, Ada|Math|Total|P|T|half|x|4|K|Grade 4|18/20|90%|1,200|45|1:30|1.5 h|2026-09-01|9/1/2026|13/9/26|46266|done|home|=1+1|Sep 1|0|-1|99999|1e9"
const cell = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...likely.split("|")) },
  { weight: 2, arbitrary: fc.string({ maxLength: 20, unit: "grapheme" }) },
  { weight: 1, arbitrary: fc.string({ maxLength: 300, unit: "binary" }) },
  { weight: 1, arbitrary: fc.constantFrom('"', '""', '"a', "a\n b", "\0", "\ud800", "\u202e", "'", ";", "|", "\t") },
)
const table = fc.record({
  header: fc.array(fc.oneof(fc.constantFrom(...headings), cell), { maxLength: 8 }),
  rows: fc.array(fc.array(cell, { maxLength: 9 }), { maxLength: 12 }),
  separator: fc.constantFrom(",", ";", "\t", "|"),
  line: fc.constantFrom("\n", "\r\n", "\r"),
  quoted: fc.boolean(),
})
const text = table.map(({ header, rows, separator, line, quoted }) => {
  const write = (value: string) => (quoted ? `"${value.replaceAll('"', '""')}"` : value)
  return [header, ...rows].map((cells) => cells.map(write).join(separator)).join(line)
})
/** A calendar with lines that a calendar may have, in any order. */
const line = fc.oneof(
  fc.constantFrom(
    ..."BEGIN:VEVENT|END:VEVENT|UID:1|UID:2|DTSTART:20260920T100000Z|DTSTART;VALUE=DATE:20260921|DTSTART;TZID=Narnia:20261301T996000|DTEND:20260920T110000Z|DURATION:-PT1H|RRULE:FREQ=DAILY;COUNT=3|RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30|RRULE:FREQ=MONTHLY;BYDAY=9MO|RRULE:FREQ=X|EXDATE:x|RDATE;VALUE=PERIOD:20260922T100000Z/PT1H|RECURRENCE-ID:20260921T100000Z|RECURRENCE-ID;RANGE=THISANDFUTURE:20260921T100000Z|BEGIN:VTIMEZONE|TZID:Narnia|BEGIN:STANDARD|TZOFFSETFROM:+0100|TZOFFSETTO:-9999|END:STANDARD|END:VTIMEZONE|STATUS:CANCELLED|SUMMARY:Co-op| more|SEQUENCE:x|;:".split(
      "|",
    ),
  ),
  fc.string({ maxLength: 20, unit: "binary" }),
)
const calendar = fc
  .array(line, { maxLength: 14 })
  .map((lines) => ["BEGIN:VCALENDAR", "BEGIN:VEVENT", ...lines, "END:VEVENT", "END:VCALENDAR"].join("\r\n"))
const encoded = fc.tuple(
  fc.oneof({ weight: 4, arbitrary: text }, { weight: 1, arbitrary: calendar }),
  fc.constantFrom("utf8" as const, "latin1" as const, "utf16le" as const),
  fc.boolean(),
)
const bytes = fc.oneof(
  {
    weight: 6,
    arbitrary: encoded.map(([content, encoding, marked]) =>
      Buffer.from(`${marked ? "\ufeff" : ""}${content}`, encoding),
    ),
  },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 400 }) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 400 }).map((rest) => Buffer.from([0x50, 0x4b, 3, 4, ...rest])) },
)

/** All rows of the family except its imports. */
async function contents(): Promise<number[]> {
  const where = { family_id: family.family_id }
  const { db } = api
  return [
    await db.student.count({ where }),
    await db.subject.count({ where }),
    await db.curriculum.count({ where }),
    await db.lesson.count({ where }),
    await db.assignment.count({ where }),
    await db.grade.count({ where }),
    await db.attendance_record.count({ where }),
    await db.time_entry.count({ where }),
    await db.resource.count({ where }),
    await db.provider.count({ where }),
    await db.event.count({ where }),
  ]
}

/** The codes of refusals; anything else is a fault of the server. */
const refusals = ["BAD_REQUEST", "PAYLOAD_TOO_LARGE", "CONFLICT", "TOO_MANY_REQUESTS"]

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : String(error)
}

describe("any bytes", { tags: ["import.any-bytes", "slow"] }, () => {
  test("are read or refused, write nothing, and import all or nothing", { timeout: 4_000_000 }, async () => {
    const before = await contents()
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...importKinds), bytes, async (kind, content) => {
        await api.db.rate_limit.deleteMany({})
        const start = performance.now()
        const view = await create({ kind, filename: "any.csv", content: new Uint8Array(content) }).catch(
          (error: unknown) => {
            expect(refusals).toContain(codeOf(error))
            return null
          },
        )
        expect(performance.now() - start).toBeLessThan(5000)
        expect(await contents()).toEqual(before)
        if (!view) return
        const done = await family.parent.imports
          .confirm({ id: view.id, leave_out_wrong: true })
          .catch((error: unknown) => {
            expect(refusals).toContain(codeOf(error))
            return null
          })
        if (done?.change_id) await family.parent.changes.undo({ id: done.change_id })
        expect(await contents()).toEqual(before)
        await api.db.data_import.deleteMany({ where: { family_id: family.family_id } })
      }),
      { numRuns: runs, seed },
    )
  })
})
