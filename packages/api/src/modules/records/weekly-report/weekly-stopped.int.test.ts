import { createFamily, createParent, createStudent } from "@hearthbook/db/testing/factories"
import { afterAll, expect, test } from "vitest"
import { openTestApi } from "../../../testing/test-api.ts"
import { sendWeeklyReports } from "./weekly-report.service.ts"

const api = await openTestApi()
afterAll(api.close)

/** Six o'clock on a Monday morning in New York. */
const mondayMorning = new Date("2026-09-14T10:00:00.000Z")
const longAgo = new Date("2026-01-01T00:00:00.000Z")

test("a server that shuts down starts no further family's report, and each is sent once", async () => {
  for (let n = 0; n < 3; n++) {
    const { id: family_id } = await createFamily(api.db, { created_at: longAgo })
    await createParent(api.db, { family_id, email_verified_at: longAgo })
    await createStudent(api.db, { family_id })
  }
  const soon = new AbortController()
  let looks = 0
  const clock = () => {
    // The first family has been started by then, and the second has not.
    if (++looks === 4) soon.abort()
    return mondayMorning
  }
  const job = { client: api.db, clock, log: api.facts().log, settings: api.settings }
  const shutdown = { stop: soon.signal, abort: new AbortController().signal }
  expect(await sendWeeklyReports({ ...job, shutdown })).toEqual({ families: 1, mails: 1, failed: 0, finished: false })
  expect(await sendWeeklyReports(job)).toEqual({ families: 2, mails: 2, failed: 0, finished: true })
  const mails = await api.db.outbox_email.findMany()
  expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(3)
})
