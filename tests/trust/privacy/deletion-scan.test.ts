import { startBucketServer, type BucketServer } from "@hearthbook/api/testing/bucket-server"
import { tendBucket } from "@hearthbook/api/modules/data/clean-up/tend-bucket.service"
import { cleanUp } from "@hearthbook/api/modules/data/clean-up/clean-up.service"
import { deliverMail } from "@hearthbook/api/modules/messages/mail/outbox.service"
import { sendWeeklyReports } from "@hearthbook/api/modules/records/weekly-report/weekly-report.service"
import { afterAll, beforeAll, expect, test } from "vitest"
import { openRest, type Rest } from "../../contract/fixtures/rest-client.ts"
import { testAppSettings } from "../../../apps/functions/src/testing/test-app.ts"
import { report } from "../amount.ts"
import { createFullFamily, password, type FamilyFixture } from "./family-fixture.ts"
import { listIds, scan, sumFamily } from "./scan.ts"

// A deleted account must be gone. Searches every cell of every table for its data.
let rest: Rest
let bucketServer: BucketServer
let leaving: FamilyFixture
let staying: FamilyFixture
beforeAll(async () => {
  rest = await openRest()
  bucketServer = await startBucketServer()
  leaving = await createFullFamily(rest, "quillmarsh")
  staying = await createFullFamily(rest, "brindlewick")
})
afterAll(() => Promise.all([rest.close(), bucketServer.close()]))

const day = 24 * 3_600_000
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** Columns that may keep data for a number of days, as in docs/data-map.md. */
const staysFor: Record<string, number> = {
  // The time and client address of sign-ins, without name or email.
  "auth_event.id": 180,
  "auth_event.family_id": 180,
  "auth_event.user_id": 180,
  // The mail that confirms the deletion. Its text is removed once it is sent.
  "outbox_email.recipient": 30,
  "outbox_email.html": 0,
  "outbox_email.text": 0,
  // Rate limits, for example of password resets.
  "rate_limit.key": 7,
  "login_attempt.email": 1,
  // The ids of objects until the next run of the job that deletes them from the bucket.
  "unused_object.family_id": 0,
  "unused_object.object_id": 0,
  // A record that the weekly report was sent.
  "job_run.period": 60,
}

test("deleting the last parent's account removes all data except what the data map lists, which is removed later", async () => {
  const ids = await listIds(rest.db, leaving.family_id)
  const words = [leaving.marker, ...ids]
  const before = await scan(rest.db, words)
  const tables = new Set(Object.keys(before.found).map((column) => column.split(".")[0]))
  // A table that was empty before would prove nothing.
  expect(tables.size).toBe(before.searched.tables - 1)
  const others = await sumFamily(rest.db, staying.family_id)

  // A family cannot be left with only a teacher, so the teacher is removed first.
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
    await tendBucket({ ...job, settings: { ...testAppSettings, bucket: bucketServer.bucket } })
    const { found } = await scan(rest.db, words)
    expect(
      Object.keys(found).filter((column) => (staysFor[column] ?? 0) <= days),
      `after ${days} days`,
    ).toEqual([])
  }
})
