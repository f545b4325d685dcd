import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { openTestApi, testNow } from "../../testing/test-api.ts"
import type { OutgoingPush } from "../push/send-push.service.ts"
import { announcerOf, openHousehold, type Household } from "./announce-testing.ts"
import { announce, pushNews } from "./announce.service.ts"

const api = await openTestApi()
afterAll(api.close)

const { job, logged, wait, subjects, choose } = announcerOf(api)
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
  const sent: OutgoingPush[] = []
  const answers = new Map<string, "gone" | Error>()
  const send = async (message: OutgoingPush) => {
    sent.push(message)
    const answer = answers.get(message.endpoint) ?? "taken"
    if (answer instanceof Error) throw answer
    return answer
  }
  const runWithPush = async () => {
    const { messages, ...count } = await announce(job)
    return { ...count, pushed: await pushNews({ ...job, send }, messages) }
  }
  beforeEach(async () => {
    sent.length = 0
    answers.clear()
    await api.db.push_subscription.deleteMany()
  })

  test("tells each browser of who asked for it, once, and nobody else", async () => {
    await choose(home.people.parent, { push_assignments: true })
    await subscribe(home.people.parent, "https://push.test/phone")
    await subscribe(home.people.parent, "https://push.test/desk")
    await subscribe(home.people.other, "https://push.test/other")
    const assignment_id = await home.handIn()
    wait()
    expect(await runWithPush()).toMatchObject({ pushed: 2 })
    await runWithPush()
    expect(sent.map(({ endpoint }) => endpoint).sort()).toEqual(["https://push.test/desk", "https://push.test/phone"])
    expect(sent[0]).toMatchObject({ p256dh: "key", auth: "secret" })
    expect(JSON.parse(sent[0]?.payload ?? "")).toEqual({
      title: "Ada handed in Moon phases",
      body: expect.stringContaining("Subject"),
      path: `/assignments?student=all&view=${assignment_id}`,
    })
  })

  test("comes to no browser that was signed out, there or elsewhere, or whose session is over", async () => {
    await choose(home.people.parent, { push_assignments: true })
    await home.handIn()
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

  test("comes without the mail too, and tells all of one moment as one", async () => {
    await choose(home.people.parent, { push_assignments: true, email_assignments: false })
    await subscribe(home.people.parent, "https://push.test/phone")
    await home.handIn("Tides")
    await home.handIn("Moon phases")
    wait()
    expect(await runWithPush()).toMatchObject({ pushed: 1 })
    expect(await subjects(home.people.parent)).toEqual([])
    expect(JSON.parse(sent[0]?.payload ?? "")).toEqual({
      title: "Ada handed in 2 pieces of work",
      body: "Ada handed in Tides\nAda handed in Moon phases",
      path: "/assignments",
    })
  })

  test("to a browser that is gone forgets it; one that fails is kept, and stops no other", async () => {
    await choose(home.people.parent, { push_assignments: true })
    for (const name of ["gone", "broken", "well"]) await subscribe(home.people.parent, `https://push.test/${name}`)
    answers.set("https://push.test/gone", "gone")
    answers.set("https://push.test/broken", new Error("connection refused"))
    await home.handIn()
    wait()
    expect(await runWithPush()).toMatchObject({ pushed: 1, failed: 0 })
    const left = await api.db.push_subscription.findMany({ select: { endpoint: true }, orderBy: { endpoint: "asc" } })
    expect(left.map(({ endpoint }) => endpoint)).toEqual(["https://push.test/broken", "https://push.test/well"])
    expect(logged.at(-1)).toHaveProperty("subscription_id")
  })

  test("that its service keeps waiting is given up when the time of the call is over, and with it what has not begun", async () => {
    await choose(home.people.parent, { push_assignments: true })
    for (let n = 0; n < 13; n++) await subscribe(home.people.parent, `https://push.test/${n}`)
    await home.handIn()
    wait()
    const { messages } = await announce(job)
    const begun: string[] = []
    const deadline = new AbortController()
    const slow = ({ endpoint }: OutgoingPush, signal: AbortSignal) =>
      new Promise<never>((_, reject) => {
        signal.addEventListener("abort", () => reject(new Error("given up")))
        begun.push(endpoint)
        // The first ten go at once.
        if (begun.length === 10) deadline.abort()
      })
    expect(await pushNews({ ...job, send: slow }, messages, deadline.signal)).toBe(0)
    expect(begun).toHaveLength(10)
    expect(logged.at(-1)).toEqual({ left: 3 })
    expect(await api.db.push_subscription.count()).toBe(13)
  })

  test("never tells of grades and absences", async () => {
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
