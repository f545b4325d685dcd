import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { openTestApi, testNow } from "../../../testing/test-api.ts"
import type { OutgoingPush } from "../push/send-push.service.ts"
import { deliveryJobOf, openHousehold, type Household } from "../../../testing/notification-deliveries.ts"
import { deliverNotifications } from "./notification-delivery.service.ts"

const api = await openTestApi()
afterAll(api.close)

const { job, logged, wait, subjects, choose } = deliveryJobOf(api)
let home: Household
beforeEach(async () => void (home = await openHousehold(api)))

describe("a push message", () => {
  const subscribe = async ({ id: user_id }: { id: string }, endpoint: string, ended: object = {}) => {
    const dates = { last_seen_at: testNow, expires_at: new Date("2026-12-01T00:00:00.000Z"), ...ended }
    const { family_id } = home
    const session = { family_id, user_id, refresh_hash: "hash", remember_me: true, ...dates }
    const { id: session_id } = await api.db.session.create({ data: session })
    const keys = { p256dh: "key", auth: "secret" }
    await api.db.push_subscription.create({ data: { family_id, user_id, session_id, endpoint, ...keys } })
    return session_id
  }
  const waitingFor = ({ id: user_id }: { id: string }) =>
    api.db.notification.count({ where: { user_id, announced_at: null } })
  const sent: OutgoingPush[] = []
  const answers = new Map<string, "gone" | Error>()
  const send_push = async (message: OutgoingPush) => {
    sent.push(message)
    const answer = answers.get(message.endpoint) ?? "taken"
    if (answer instanceof Error) throw answer
    return answer
  }
  const runWithPush = () => deliverNotifications({ ...job, send_push })
  beforeEach(async () => {
    sent.length = 0
    answers.clear()
    await api.db.push_subscription.deleteMany()
  })

  test("is sent once to each browser of the recipient, and to no one else", async () => {
    await choose(home.people.parent, { push_assignments: true })
    await subscribe(home.people.parent, "https://push.test/phone")
    await subscribe(home.people.parent, "https://push.test/desk")
    await subscribe(home.people.other, "https://push.test/other")
    const assignment_id = await home.turnIn()
    wait()
    expect(await runWithPush()).toMatchObject({ pushed: 2 })
    await runWithPush()
    expect(sent.map(({ endpoint }) => endpoint).sort()).toEqual(["https://push.test/desk", "https://push.test/phone"])
    expect(sent[0]).toMatchObject({ p256dh: "key", auth: "secret" })
    expect(JSON.parse(sent[0]?.payload ?? "")).toEqual({
      title: "Ada turned in Moon phases",
      body: expect.stringContaining("Subject"),
      path: `/assignments?student=all&view=${assignment_id}`,
    })
  })

  test("is not sent to a browser that was signed out, there or elsewhere, or whose session has expired", async () => {
    await choose(home.people.parent, { push_assignments: true })
    await home.turnIn()
    wait()
    const { now } = api.clock
    await subscribe(home.people.parent, "https://push.test/lost", { revoked_at: now })
    await subscribe(home.people.parent, "https://push.test/over", { expires_at: now })
    const removed = await subscribe(home.people.parent, "https://push.test/removed")
    await subscribe(home.people.parent, "https://push.test/phone", { expires_at: new Date(now.getTime() + 1) })
    await api.db.session.delete({ where: { id: removed } })
    expect(await runWithPush()).toMatchObject({ pushed: 1 })
    expect(sent.map(({ endpoint }) => endpoint)).toEqual(["https://push.test/phone"])
    expect(await api.db.push_subscription.count({ where: { session_id: removed } })).toBe(0)
  })

  test(
    "is sent even with mail disabled, and combines notifications of one moment",
    { tags: ["notifications.push"] },
    async () => {
      await choose(home.people.parent, { push_assignments: true, email_assignments: false })
      await subscribe(home.people.parent, "https://push.test/phone")
      await home.turnIn("Tides")
      await home.turnIn("Moon phases")
      wait()
      expect(await runWithPush()).toMatchObject({ pushed: 1 })
      expect(await subjects(home.people.parent)).toEqual([])
      expect(JSON.parse(sent[0]?.payload ?? "")).toEqual({
        title: "Ada turned in 2 pieces of work",
        body: "Ada turned in Tides\nAda turned in Moon phases",
        path: "/assignments",
      })
    },
  )

  test("to a browser that is gone deletes its subscription; one that fails is kept, and does not affect others", async () => {
    await choose(home.people.parent, { push_assignments: true })
    for (const name of ["gone", "broken", "well"]) await subscribe(home.people.parent, `https://push.test/${name}`)
    answers.set("https://push.test/gone", "gone")
    answers.set("https://push.test/broken", new Error("connection refused"))
    await home.turnIn()
    wait()
    expect(await runWithPush()).toMatchObject({ pushed: 1, failed: 0 })
    const left = await api.db.push_subscription.findMany({ select: { endpoint: true }, orderBy: { endpoint: "asc" } })
    expect(left.map(({ endpoint }) => endpoint)).toEqual(["https://push.test/broken", "https://push.test/well"])
    expect(logged.at(-1)).toHaveProperty("subscription_id")
  })

  test("to a slow push service does not delay other browsers, and no further recipients are started meanwhile", async () => {
    const { parent, other } = home.people
    for (const person of [parent, other]) await choose(person, { push_assignments: true })
    for (let n = 0; n < 10; n++) await subscribe(parent, `https://push.test/parent/${n}`)
    await subscribe(other, "https://push.test/other")
    await home.turnIn()
    wait()
    const begun: string[] = []
    const ends: (() => void)[] = []
    const slow = ({ endpoint }: OutgoingPush) =>
      new Promise<"taken">((resolve) => {
        begun.push(endpoint)
        ends.push(() => resolve("taken"))
      })
    const run = deliverNotifications({ ...job, send_push: slow })
    await expect.poll(() => begun).toHaveLength(10)
    expect(await waitingFor(other)).toBe(1)
    for (const end of ends.splice(0)) end()
    await expect.poll(() => begun.slice(10)).toEqual(["https://push.test/other"])
    for (const end of ends) end()
    expect(await run).toMatchObject({ pushed: 11, failed: 0 })
  })

  test("is not lost without enough time: its notifications wait for the next call", async () => {
    const { parent } = home.people
    await choose(parent, { push_assignments: true })
    await subscribe(parent, "https://push.test/phone")
    await home.turnIn()
    wait()
    const until = new Date(api.clock.now.getTime() + 15_000)
    expect(await deliverNotifications({ ...job, send_push, until })).toEqual({ mails: 0, failed: 0, pushed: 0 })
    expect([sent, await waitingFor(parent), await subjects(parent)]).toEqual([[], 1, []])
    expect(await runWithPush()).toMatchObject({ pushed: 1 })
    expect([await waitingFor(parent), await subjects(parent)]).toEqual([0, [expect.stringContaining("Moon phases")]])
  })

  test("is awaited even if the rest of the call fails, because its notifications are marked", async () => {
    const { parent, other } = home.people
    await choose(parent, { push_assignments: true })
    await subscribe(parent, "https://push.test/phone")
    await home.turnIn()
    wait()
    await api.db.notification.deleteMany({ where: { user_id: other.id } })
    const ended: string[] = []
    let answer = () => {}
    const slow = async () => {
      await new Promise<void>((resolve) => void (answer = resolve))
      ended.push("message")
      return "taken" as const
    }
    // The connection is lost between the first list and the second.
    let lists = 0
    const client = new Proxy(api.db, {
      get: (db, name, self) => {
        if (name === "$queryRaw" && ++lists > 1) throw new Error("Connection terminated unexpectedly")
        return Reflect.get(db, name, self) as unknown
      },
    })
    const run = deliverNotifications({ ...job, client, send_push: slow }, 1).catch(() => void ended.push("call"))
    await expect.poll(() => lists).toBe(2)
    answer()
    await run
    expect(ended).toEqual(["message", "call"])
  })

  test("stops with the server: no further recipients are started, and pending messages are abandoned if they take too long", async () => {
    const { parent, other } = home.people
    for (const person of [parent, other]) await choose(person, { push_assignments: true })
    await subscribe(parent, "https://push.test/parent")
    await subscribe(other, "https://push.test/other")
    await home.turnIn()
    wait()
    const soon = new AbortController()
    const now = new AbortController()
    const begun: string[] = []
    const silent = ({ endpoint }: OutgoingPush, deadline: AbortSignal) =>
      new Promise<never>((_, reject) => {
        begun.push(endpoint)
        soon.abort()
        deadline.addEventListener("abort", () => reject(new Error("aborted")))
      })
    const run = deliverNotifications({ ...job, send_push: silent, shutdown: { stop: soon.signal, abort: now.signal } })
    await expect.poll(() => begun).toEqual(["https://push.test/parent"])
    now.abort()
    expect(await run).toMatchObject({ pushed: 0, failed: 0 })
    expect([begun.length, await waitingFor(parent), await waitingFor(other)]).toEqual([1, 0, 1])
  })

  test("is never about grades or absences", async () => {
    await choose(home.people.other, { push_assignments: true, email_attendance: true })
    await subscribe(home.people.other, "https://push.test/other")
    const { id: assignment_id } = await home.setWork()
    await home.parent.grades.record({ assignment_id, points_earned: 93 })
    await home.parent.attendance.mark({ student_id: home.student_id, date: "2026-09-14", status: "absent" })
    wait()
    expect(await runWithPush()).toMatchObject({ pushed: 0 })
    expect(await subjects(home.people.other)).toHaveLength(2)
  })
})
