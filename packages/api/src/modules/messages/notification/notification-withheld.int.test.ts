import { createNotification } from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { openTestApi } from "../../../testing/test-api.ts"
import { deliveryJobOf, openHousehold, type Household } from "../../../testing/notification-deliveries.ts"
import { undoWindow } from "@hearthbook/core/undo/undo-times"

const api = await openTestApi()
afterAll(api.close)

const { run, wait, mails, subjects, choose } = deliveryJobOf(api)
let home: Household
beforeEach(async () => void (home = await openHousehold(api)))

describe("no mail is sent", { tags: ["notifications.undo-window"] }, () => {
  test("twice", async () => {
    await home.turnIn()
    wait()
    await run()
    wait()
    expect(await run()).toEqual({ mails: 0, failed: 0 })
    expect(await subjects(home.people.parent)).toHaveLength(1)
  })

  test("twice, even with two workers at once", async () => {
    await home.turnIn()
    wait()
    const runs = await Promise.all([run(), run(), run()])
    expect(runs.reduce((sum, { mails }) => sum + mails, 0)).toBe(3)
    expect(await mails()).toHaveLength(3)
  })

  test("for a notification that was retracted in time", async () => {
    const assignment_id = await home.turnIn()
    const { undo } = await home.parent.grades.record({ assignment_id, points_earned: 9 })
    await home.parent.grades.undo({ undo })
    const [submission] = await home.child.submissions.list({ assignment_id })
    await home.child.submissions.unsubmit({ id: submission?.id ?? "" })
    wait()
    await run()
    expect(await subjects(home.people.child)).toEqual(["New work: Moon phases"])
    expect(await mails()).toHaveLength(1)
  })

  test("for a notification that was read meanwhile", async () => {
    await home.turnIn()
    wait()
    await home.parent.notifications.readAll()
    await run()
    expect(await subjects(home.people.parent)).toEqual([])
    expect(await subjects(home.people.other)).toHaveLength(1)
  })

  test("for a kind that the recipient has since disabled", async () => {
    await home.turnIn()
    await choose(home.people.other, { email_assignments: false })
    wait()
    await run()
    expect(await subjects(home.people.other)).toEqual([])
    await choose(home.people.other, { email_assignments: true })
    wait()
    await run()
    expect(await subjects(home.people.other)).toEqual([])
  })

  test("to an unconfirmed address, which may be a stranger's; the bell shows it", async () => {
    for (const { id } of [home.people.other, home.people.child])
      await api.db.user.update({ where: { id }, data: { email_verified_at: null } })
    await home.turnIn()
    wait()
    expect(await run()).toEqual({ mails: 1, failed: 0 })
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([home.people.parent.email])
    expect(await (await api.callerFor(home.people.other)).notifications.list({})).toMatchObject([
      { kind: "work_submitted" },
    ])
    // Earlier notifications are out of date when the address is confirmed.
    await api.db.user.update({ where: { id: home.people.other.id }, data: { email_verified_at: api.clock.now } })
    expect(await run()).toMatchObject({ mails: 0 })
  })

  test("to a login name, which is not a mailbox", async () => {
    await api.db.user.update({
      where: { id: home.people.child.id },
      data: { email: `ada.${home.student_id}@hearthbook.app` },
    })
    await home.setWork()
    wait()
    expect(await run()).toEqual({ mails: 0, failed: 0 })
    expect(await mails()).toEqual([])
  })

  test("for a notification that is a day old when the server is back; the bell shows it", async () => {
    await home.turnIn()
    wait(undoWindow + 24 * 3_600_000)
    await run()
    expect(await mails()).toEqual([])
    expect(await api.db.notification.count({ where: { announced_at: null } })).toBe(0)
  })

  test("for a new member, a kind without a mail setting", async () => {
    const kind = "invitation_accepted" as const
    await createNotification(api.db, { user_id: home.people.parent.id, kind, visible_at: api.clock.now })
    await run()
    expect(await mails()).toEqual([])
  })
})
