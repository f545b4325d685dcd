import * as rows from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { openTestApi } from "../../../testing/test-api.ts"
import { confirmed, longAgo, openWeeklyReports } from "../../../testing/weekly-reports.ts"
import { sendWeeklyReports } from "./weekly-report.service.ts"

const api = await openTestApi()
afterAll(api.close)

const { job, logged, send, mails, at, start, openFamily } = openWeeklyReports(api)
beforeEach(start)

describe("is sent", () => {
  test("to each adult who has it enabled and a confirmed address, with an unsubscribe link, and to no child", async () => {
    const { family_id, parent, ada } = await openFamily()
    const teacher = await rows.createTeacher(api.db, { family_id, ...confirmed })
    const without = await rows.createParent(api.db, { family_id, ...confirmed })
    await api.db.settings.update({ where: { user_id: without.id }, data: { weekly_reports: false } })
    await rows.createParent(api.db, { family_id, email: `demo.${family_id}@hearthbook.app`, ...confirmed })
    await rows.createParent(api.db, { family_id, email: `unconfirmed.${family_id}@family.test` })
    await rows.createStudentLogin(api.db, { family_id, student_id: ada.id })
    await send()
    const sent = await mails()
    expect(sent.map(({ recipient }) => recipient).sort()).toEqual([parent.email, teacher.email].sort())
    const link = /https:\S+\/unsubscribe\?token=(\S+)/.exec(sent[0]?.text ?? "")
    expect(sent[0]?.html).toContain(link?.[0])
    expect(sent[0]?.headers).toMatchObject({ "List-Unsubscribe": expect.stringContaining(link?.[1] ?? "none") })
    const view = await api.callerWith(null).unsubscribe.confirm({ token: link?.[1] ?? "" })
    expect(view).toMatchObject({ setting: "weekly_reports", is_on: false })
  })

  test("to no family without children, to no demo family, and to none that is newer than the week", async () => {
    const { id: family_id } = await rows.createFamily(api.db, { created_at: longAgo })
    await rows.createParent(api.db, { family_id, ...confirmed })
    await openFamily({ expires_at: new Date("2026-09-15T00:00:00.000Z") })
    await openFamily({ created_at: new Date("2026-09-14T04:00:00.000Z") })
    expect(await send()).toMatchObject({ mails: 0, failed: 0 })
    await openFamily({ created_at: new Date("2026-09-14T03:59:59.999Z") })
    expect(await send()).toMatchObject({ mails: 1 })
  })

  test(
    "on Monday at six local time, also in the week in which clocks change",
    { tags: ["notifications.weekly-time"] },
    async () => {
      const zones = ["Pacific/Kiritimati", "Europe/Berlin", "America/New_York", "America/Los_Angeles"]
      const names = new Map<string, string>()
      for (const time_zone of zones) names.set((await openFamily({ time_zone })).parent.email, time_zone)
      const arrived: [string, string][] = []
      const seen = new Set<string>()
      // Clocks went back in Europe on 25 October, and go back in America on 1 November.
      for (let hour = 0; hour < 24; hour++) {
        at(new Date(Date.UTC(2026, 9, 25, 14 + hour)).toISOString())
        await send()
        for (const { id, recipient } of await mails()) {
          if (!seen.has(id)) arrived.push([names.get(recipient) ?? "", api.clock.now.toISOString().slice(0, 13)])
          seen.add(id)
        }
      }
      expect(arrived).toEqual([
        ["Pacific/Kiritimati", "2026-10-25T16"],
        ["Europe/Berlin", "2026-10-26T05"],
        ["America/New_York", "2026-10-26T10"],
        ["America/Los_Angeles", "2026-10-26T13"],
      ])
      at("2026-11-02T10:59:00.000Z")
      await send()
      expect(await mails()).toHaveLength(6)
      at("2026-11-02T11:00:00.000Z")
      await send()
      expect(await mails()).toHaveLength(7)
    },
  )
})

describe("once", () => {
  test(
    "a week, however often it is requested, also by two at once",
    { tags: ["notifications.weekly-once"] },
    async () => {
      await openFamily()
      await openFamily()
      await Promise.all([send(), send(), send()])
      for (const later of ["2026-09-14T20:00:00.000Z", "2026-09-16T12:00:00.000Z"]) {
        at(later)
        await send()
      }
      expect(await mails()).toHaveLength(2)
      at("2026-09-21T10:00:00.000Z")
      await send()
      expect(await mails()).toHaveLength(4)
    },
  )

  test("from Thursday on, a missed report is not sent", async () => {
    await openFamily()
    at("2026-09-17T12:00:00.000Z")
    expect(await send()).toMatchObject({ families: 0, finished: true })
    expect(await mails()).toEqual([])
  })
})

describe("continues after an interruption", () => {
  test("when its time is over, family by family", { tags: ["notifications.weekly-once"] }, async () => {
    for (let n = 0; n < 7; n++) await openFamily()
    let ticks = 0
    // Each look at the clock takes a second, so three families are too many for this call.
    const begun = api.clock.now.getTime()
    const slow = { ...job, clock: () => new Date(begun + 1000 * ticks++) }
    const runs = []
    do runs.push(await sendWeeklyReports(slow, { batch: 2, budget: 6_000 }))
    while (runs.at(-1)?.finished === false && runs.length < 20)
    expect(runs.length).toBeGreaterThan(1)
    expect(runs.reduce((sum, run) => sum + run.mails, 0)).toBe(7)
    expect(new Set((await mails()).map(({ recipient }) => recipient)).size).toBe(7)
  })

  test(
    "after a crash within a family: nothing of it was saved, and no other report is sent twice",
    { tags: ["notifications.weekly-crash"] },
    async () => {
      const families = [await openFamily(), await openFamily(), await openFamily()]
      const second = await rows.createParent(api.db, { family_id: families[1]?.family_id, ...confirmed })
      // The database ends the transaction between two mails of the second family, as a crash of the process would.
      await refuseMailTo(second.email)
      expect(await send()).toEqual({ families: 2, mails: 2, failed: 1, finished: true })
      expect(await mails()).toHaveLength(2)
      expect(logged.at(-1)).toMatchObject({ family_id: families[1]?.family_id, week: "2026-W37" })
      await acceptAllMail()
      expect(await send()).toEqual({ families: 1, mails: 2, failed: 0, finished: true })
      expect(new Set((await mails()).map(({ recipient }) => recipient)).size).toBe(4)
    },
  )
})

test("records of sent reports are deleted after two months", async () => {
  await openFamily()
  await send()
  expect(await api.db.job_run.count()).toBe(1)
  at("2026-11-30T12:00:00.000Z")
  await send()
  expect(await api.db.job_run.findMany()).toMatchObject([{ period: expect.stringContaining("2026-W48 ") }])
})

async function refuseMailTo(recipient: string): Promise<void> {
  await api.db.$executeRawUnsafe(`
    CREATE OR REPLACE FUNCTION refuse_mail() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'the connection is gone'; END $$`)
  await api.db.$executeRawUnsafe(`
    CREATE TRIGGER refuse_mail BEFORE INSERT ON outbox_email
    FOR EACH ROW WHEN (NEW.recipient = '${recipient}') EXECUTE FUNCTION refuse_mail()`)
}
const acceptAllMail = () => api.db.$executeRawUnsafe("DROP TRIGGER refuse_mail ON outbox_email")
