import { describe, expect, test } from "vitest"
import { testNow } from "../../../../testing/test-api.ts"
import { cleanUp } from "../../clean-up/clean-up.service.ts"
import { archiveNouns } from "../../../nouns.ts"
import {
  manifestOf,
  linesOf,
  openArchiveTests,
  registerFamily,
  reseal,
  toLines,
  withoutIds,
  zipOf,
  type Entries,
} from "../../../../testing/archives.ts"
import { archiveKinds, type ArchiveKind } from "@hearthbook/core/nouns/nouns"

const { api, full, archive } = await openArchiveTests()

describe("a round trip", () => {
  test(
    "restores the demo family in a new account as it was, except for ids",
    { tags: ["records.round-trip"] },
    async () => {
      const account = await registerFamily(api)
      const { counts } = await account.restore(await zipOf(archive))
      expect(counts).toMatchObject({
        students: 3,
        files: 8,
        grades: await api.db.grade.count({ where: { family_id: full.family_id } }),
      })
      for (const kind of archiveKinds) expect(counts[kind], kind).toBeGreaterThan(0)
      expect(withoutIds(await account.download())).toEqual(withoutIds(archive))
      expect(await api.db.upload_part.count({ where: { family_id: account.family_id } })).toBe(0)
    },
  )

  test("uses no id of the old family, and ids of new rows sort after the restored ones", { tags: [] }, async () => {
    const account = await registerFamily(api)
    await account.restore(await zipOf(archive))
    const restored = await account.download()
    const idsOf = (entries: Entries) =>
      archiveKinds.flatMap((kind) => linesOf(entries, kind).map(({ id }) => String(id)))
    const before = new Set(idsOf(archive))
    expect(idsOf(restored).filter((id) => before.has(id))).toEqual([])
    const assignments = linesOf(restored, "assignments").map(({ id }) => String(id))
    const { curriculum_id, due_date } = (await account.parent.assignments.list({ limit: 1 }))[0] ?? {}
    const made = await account.parent.assignments.create({
      curriculum_id: String(curriculum_id),
      due_date: String(due_date),
      title: "New",
    })
    expect([...assignments].sort()).toEqual(assignments)
    expect(made.id > (assignments.at(-1) ?? "")).toBe(true)
  })

  test("keeps a file waiting to be turned in, however old it is", { tags: ["slow"] }, async () => {
    const account = await registerFamily(api)
    await account.restore(await zipOf(archive))
    const where = { family_id: account.family_id, assignment_id: { not: null } }
    await api.db.file.updateMany({ where, data: { created_at: new Date("2020-01-01") } })
    await cleanUp(api.db, testNow)
    expect(await api.db.file.findMany({ where })).toMatchObject([{ waiting_since: testNow }])
  })

  test("restores a provider's logo, which is not fetched again", { tags: ["slow"] }, async () => {
    const account = await registerFamily(api)
    await account.restore(await zipOf(archive))
    const shown = (await account.parent.providers.list({})).filter(({ logo_id }) => logo_id)
    expect(shown).toHaveLength(1)
    const row = await api.db.provider.findFirstOrThrow({ where: { id: shown[0]?.id } })
    expect(row.logo_tried_at).toEqual(testNow)
  })

  test("restores an archive of version 1, which had no logos", { tags: ["slow"] }, async () => {
    const account = await registerFamily(api)
    const files = linesOf(archive, "files")
    const logos = files.filter(({ provider_id }) => provider_id)
    const rest = files.filter(({ provider_id }) => !provider_id).map((file) => ({ ...file, provider_id: undefined }))
    const without = Object.fromEntries(logos.map(({ id }) => [`files/${String(id)}.png`, null]))
    const entries = reseal(archive, { "data/files.jsonl": toLines(rest), ...without })
    const manifest = { ...manifestOf(entries), version: 1 }
    entries.set("manifest.json", Buffer.from(JSON.stringify(manifest)))
    expect(await account.restore(await zipOf(entries))).toMatchObject({ counts: { files: 7 } })
  })

  test("lessons that siblings do together stay together, with a new id", { tags: ["slow"] }, async () => {
    const account = await registerFamily(api)
    const together_id = "0199a000-0000-7000-8000-000000000000"
    const groupOf = (index: number) => (index < 2 ? together_id : null)
    const lessons = linesOf(archive, "lessons").map((row, index) => ({ ...row, together_id: groupOf(index) }))
    await account.restore(await zipOf(reseal(archive, { "data/lessons.jsonl": toLines(lessons) })))
    const where = { family_id: account.family_id, together_id: { not: null } }
    const groups = (await api.db.lesson.findMany({ where })).map((row) => row.together_id)
    expect(groups).toHaveLength(2)
    expect(new Set(groups).size).toBe(1)
    expect(groups).not.toContain(together_id)
  })

  test("amendments name the restored records", { tags: ["records.amended-rows"] }, async () => {
    const account = await registerFamily(api)
    const [base] = linesOf(archive, "amendments")
    const first = (kind: ArchiveKind, which: Record<string, unknown> = {}) =>
      linesOf(archive, kind).find((row) => Object.entries(which).every(([column, value]) => row[column] === value)) ??
      {}
    // The demo family has time of lessons only.
    const ofLesson = first("time_entries", { source: "lesson" })
    const { id: event_id, student_id } = first("events", { event_type: "field_trip" })
    const events = linesOf(archive, "events").map((row) => (row["id"] === event_id ? { ...row, minutes: 60 } : row))
    const times = [
      { ...ofLesson, id: "0199a000-0000-7000-8000-000000000201", lesson_id: null, source: "manual" },
      {
        ...ofLesson,
        id: "0199a000-0000-7000-8000-000000000202",
        student_id: student_id ?? ofLesson["student_id"],
        subject_id: null,
        curriculum_id: null,
        lesson_id: null,
        event_id,
        source: "event",
        minutes: 60,
      },
    ]
    const amended = [
      ["attendance", first("attendance_records")],
      ["time", ofLesson],
      ...times.map((row) => ["time", row] as const),
      ["lesson", first("lessons")],
      ["grade", first("grades")],
      ["requirement", first("requirements")],
      ["filing", first("filings")],
    ] as const
    const lines = amended.map(([noun, row], index) => ({
      ...base,
      id: `0199a000-0000-7000-8000-00000000010${index}`,
      noun,
      row_id: row["id"],
      before: row,
      after: null,
      created_at: new Date(testNow.getTime() + index),
    }))
    const changes = {
      "data/events.jsonl": toLines(events),
      "data/time_entries.jsonl": toLines([...linesOf(archive, "time_entries"), ...times]),
      "data/amendments.jsonl": toLines([base ?? {}, ...lines]),
    }
    await account.restore(await zipOf(reseal(archive, changes)))
    const restored = await account.download()
    const kinds = ["attendance_records", "time_entries", "lessons", "grades", "requirements", "filings"] as const
    const rows = new Map(kinds.flatMap((kind) => linesOf(restored, kind)).map((row) => [row["id"], row]))
    const [gone, ...known] = linesOf(restored, "amendments")
    expect(gone?.["row_id"]).toBe(base?.["row_id"])
    expect(known).toHaveLength(amended.length)
    for (const { row_id, before, noun } of known) {
      const row = rows.get(row_id)
      expect(row, `${String(noun)} ${JSON.stringify(before)}`).toBeDefined()
      const kept = before as Record<string, unknown>
      expect(kept["id"], String(noun)).toBe(row_id)
      for (const column of Object.keys(kept).filter((name) => name.endsWith("_id")))
        expect(kept[column], `${String(noun)}.${column}`).toEqual(row?.[column])
    }
  })

  test("sends no notification and no mail", { tags: ["records.silent", "slow"] }, async () => {
    const account = await registerFamily(api)
    const mails = await api.db.outbox_email.count()
    await account.restore(await zipOf(archive))
    expect(await api.db.notification.count({ where: { family_id: account.family_id } })).toBe(0)
    expect(await api.db.outbox_email.count()).toBe(mails)
  })

  test("reads every field that is written", () => {
    const worked_out = ["percentage", "letter_grade"]
    for (const kind of archiveKinds) {
      const [line] = linesOf(archive, kind)
      const fields = Object.keys(line ?? {}).filter((field) => !worked_out.includes(field))
      expect(fields.sort(), kind).toEqual(archiveNouns[kind].columns.sort())
    }
  })

  test("recalculates grades, whatever the archive says", { tags: ["slow"] }, async () => {
    const account = await registerFamily(api)
    const grades = linesOf(archive, "grades").map((row) => ({ ...row, percentage: 1, letter_grade: "F" }))
    await account.restore(await zipOf(reseal(archive, { "data/grades.jsonl": toLines(grades) })))
    expect(linesOf(await account.download(), "grades")[0]).toMatchObject({
      percentage: linesOf(archive, "grades")[0]?.["percentage"],
      letter_grade: linesOf(archive, "grades")[0]?.["letter_grade"],
    })
  })
})

test("of two restores at once, one succeeds", { tags: ["records.empty-family-only"] }, async () => {
  const account = await registerFamily(api)
  const id = await account.send(await zipOf(archive))
  const ended = await Promise.allSettled([account.archive.restore({ id }), account.archive.restore({ id })])
  expect(ended.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"])
  const refused = ended.flatMap((one) =>
    one.status === "rejected" ? [String((one.reason as { code: string }).code)] : [],
  )
  // The second comes while the first begins, waits for its turn, writes, or has ended.
  expect(["CONFLICT", "TOO_MANY_REQUESTS", "SERVICE_UNAVAILABLE", "NOT_FOUND"]).toContain(refused[0])
  expect(withoutIds(await account.download())).toEqual(withoutIds(archive))
})

test("a family can try twenty restores an hour", async () => {
  const account = await registerFamily(api)
  const key = `restore:${account.family_id}`
  await api.db.rate_limit.create({ data: { key, count: 20, window_start: testNow } })
  const id = await account.send(await zipOf(archive))
  await expect(account.archive.restore({ id })).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" })
})
