import * as rows from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { openTestApi } from "../../../testing/test-api.ts"
import { deliverNotifications } from "../../messages/notification/notification-delivery.service.ts"
import { remindOfFilings } from "./filing-reminder.service.ts"

const api = await openTestApi()
afterAll(api.close)

const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
const job = { client: api.db, clock: () => api.clock.now, log, settings: api.settings }
const at = (instant: string) => void (api.clock.now = new Date(instant))
const day = (text: string) => new Date(`${text}T00:00:00.000Z`)
const told = () => api.db.notification.findMany({ where: { kind: "filing_due" }, orderBy: { id: "asc" } })

let family_id: string
let requirement_id: string
beforeEach(async () => {
  await api.db.family.deleteMany()
  await api.db.outbox_email.deleteMany()
  // Six o'clock in New York.
  at("2026-09-23T10:00:00.000Z")
  const parent = await rows.createParent(api.db, { email_verified_at: day("2026-01-01") })
  family_id = parent.family_id
  const ada = await rows.createStudent(api.db, { family_id, first_name: "Ada" })
  requirement_id = (await rows.createRequirement(api.db, { family_id, student_id: ada.id })).id
})
const file = (title: string, due: string | null, more: object = {}) =>
  rows.createFiling(api.db, { requirement_id, title, due_date: due === null ? null : day(due), ...more })

describe("a filing that is due in a week", { tags: ["requirements.reminder"] }, () => {
  test("is told about once, in the app and by mail, from six o'clock on", async () => {
    await file("Quarterly report 1 of 4", "2026-09-30", { to: "School district" })
    await file("Assessment", "2026-09-30")
    await file("Later", "2026-10-01")
    await file("Undated", null)
    await file("Long past", "2026-09-01")
    await file("Done", "2026-09-29", { done_on: day("2026-09-20") })
    await file("Not needed", "2026-09-29", { skipped: true })
    at("2026-09-23T09:59:00.000Z")
    expect(await remindOfFilings(job)).toEqual({ reminded: 0, failed_reminders: 0 })
    at("2026-09-23T10:00:00.000Z")
    expect(await remindOfFilings(job)).toEqual({ reminded: 2, failed_reminders: 0 })
    expect(await remindOfFilings(job)).toEqual({ reminded: 0, failed_reminders: 0 })
    expect(await told()).toMatchObject([
      { title: "Quarterly report 1 of 4, Assessment for Ada", body: "School district", day: day("2026-09-30") },
    ])
    expect(await deliverNotifications({ ...job, send_push: null })).toMatchObject({ mails: 1 })
    const [mail] = await api.db.outbox_email.findMany()
    expect(mail?.text).toContain("Quarterly report 1 of 4, Assessment for Ada")
    at("2026-09-24T10:00:00.000Z")
    expect(await remindOfFilings(job)).toMatchObject({ reminded: 1 })
  })

  test("two workers at once tell about it once", async () => {
    await file("Notice", "2026-09-30")
    const runs = await Promise.all([remindOfFilings(job), remindOfFilings(job), remindOfFilings(job)])
    expect(runs.reduce((sum, { reminded }) => sum + reminded, 0)).toBe(1)
    expect(await told()).toHaveLength(1)
  })

  test("is told about again on another day, and taken back when it is done", async () => {
    const { id } = await file("Notice", "2026-09-30")
    const parent = await api.callerFor(await api.db.user.findFirstOrThrow({ where: { family_id } }))
    await remindOfFilings(job)
    await parent.filings.update({ id, due_date: "2026-09-28" })
    expect(await told()).toEqual([])
    expect(await remindOfFilings(job)).toMatchObject({ reminded: 1 })
    await parent.filings.update({ id, done_on: "2026-09-23" })
    expect(await told()).toEqual([])
  })

  test("is not told about in a demo family", async () => {
    await file("Notice", "2026-09-30")
    await api.db.family.update({ where: { id: family_id }, data: { expires_at: day("2026-12-01") } })
    expect(await remindOfFilings(job)).toMatchObject({ reminded: 0 })
  })
})
