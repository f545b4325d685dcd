import { cleanUp } from "@hearthbook/api/services/upkeep/clean-up"
import { deliverMail } from "@hearthbook/api/services/mail/outbox"
import { sendWeeklyReports } from "@hearthbook/api/services/weekly/weekly"
import { afterAll, beforeAll, expect, test } from "vitest"
import { openRest, type Rest } from "../../contract/rest-client.ts"
import { testAppSettings } from "../../../apps/functions/src/testing/test-app.ts"
import { report } from "../amount.ts"
import { createFullFamily, password, type FamilyFixture } from "./family-fixture.ts"
import { listIds, scan, sumFamily } from "./scan.ts"

// Whoever deletes an account is told that it is gone. So every cell of every table is read for what was theirs.
let rest: Rest
let leaving: FamilyFixture
let staying: FamilyFixture
beforeAll(async () => {
  rest = await openRest()
  leaving = await createFullFamily(rest, "quillmarsh")
  staying = await createFullFamily(rest, "brindlewick")
})
afterAll(() => rest.close())

const day = 24 * 3_600_000
/** Tells nobody. */
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** What may stay, with the days after which it is gone as well: docs/data-map.md says the same. */
const staysFor: Record<string, number> = {
  // When and from where somebody signed in, without name or address.
  "auth_event.id": 180,
  "auth_event.family_id": 180,
  "auth_event.user_id": 180,
  // The mail that says that the account is gone; its text goes once it is sent.
  "outbox_email.recipient": 30,
  "outbox_email.html": 0,
  "outbox_email.text": 0,
  // What was counted, such as how often a password was asked for.
  "rate_limit.key": 7,
  "login_attempt.email": 1,
  // That the family had its report of the week.
  "job_run.period": 60,
}

test("of a family whose last parent deletes the account nothing is left but what the data map names, and that goes in time", async () => {
  const ids = await listIds(rest.db, leaving.family_id)
  const words = [leaving.marker, ...ids]
  const before = await scan(rest.db, words)
  const tables = new Set(Object.keys(before.found).map((column) => column.split(".")[0]))
  // Else a table that was empty all along would prove nothing.
  expect(tables.size).toBe(before.searched.tables - 1)
  const others = await sumFamily(rest.db, staying.family_id)

  // A teacher may not be left behind, and goes first.
  expect(await leaving.parent("DELETE", `/family/members/${leaving.member_id}`)).toMatchObject({ status: 200 })
  const gone = await leaving.parent("DELETE", "/settings/account", { password })
  expect(gone).toMatchObject({ status: 200, body: { family_deleted: true } })
  const deleted = rest.clock.now.getTime()

  const after = await scan(rest.db, words)
  expect(Object.keys(after.found).filter((column) => staysFor[column] === undefined)).toEqual([])
  expect(await sumFamily(rest.db, staying.family_id)).toEqual(others)
  report("deletion of a family", {
    "tables with its marks before": tables.size,
    "columns before": Object.keys(before.found).length,
    "ids and marks sought": words.length,
    "cells read": after.searched.cells,
    "columns after": Object.keys(after.found).join(" "),
  })

  const job = { client: rest.db, clock: () => rest.clock.now, log }
  await deliverMail({ ...job, send: () => Promise.resolve() })
  for (const days of [0, 1, 7, 30, 60, 180]) {
    rest.clock.now = new Date(deleted + (days + 0.1) * day)
    await cleanUp(rest.db, rest.clock.now)
    await sendWeeklyReports({ ...job, settings: testAppSettings })
    const { found } = await scan(rest.db, words)
    expect(
      Object.keys(found).filter((column) => (staysFor[column] ?? 0) <= days),
      `after ${days} days`,
    ).toEqual([])
  }
})
