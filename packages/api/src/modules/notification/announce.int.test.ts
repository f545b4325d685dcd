import {
  createCurriculum,
  createNotification,
  createParent,
  createStudentLogin,
} from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { openTestApi, testNow, type Caller } from "../../testing/test-api.ts"
import type { OutgoingPush } from "../push/send-push.service.ts"
import { announce, pushNews } from "./announce.service.ts"
import { undoWindow } from "./tell.ts"

const api = await openTestApi()
afterAll(api.close)

let parent: Caller
let child: Caller
let family_id: string
let student_id: string
let curriculum_id: string
let people: Record<"parent" | "other" | "child", { id: string; email: string }>
beforeEach(async () => {
  api.clock.now = testNow
  await api.db.notification.deleteMany()
  await api.db.outbox_email.deleteMany()
  const family = await api.openFamily({ email_verified_at: testNow })
  ;({ parent, family_id } = family)
  const curriculum = await createCurriculum(api.db, { family_id })
  ;({ student_id, id: curriculum_id } = curriculum)
  await api.db.student.update({ where: { id: student_id }, data: { first_name: "Ada" } })
  const login = await createStudentLogin(api.db, { family_id, student_id, email_verified_at: testNow })
  child = await api.callerFor(login)
  const other = await createParent(api.db, { family_id, first_name: "Rosa", email_verified_at: testNow })
  people = { parent: family.user, other, child: login }
})

const logged: object[] = []
const log = { info: () => undefined, warn: (fields: object) => void logged.push(fields), error: () => undefined }
const job = { client: api.db, clock: () => api.clock.now, log, settings: api.settings }
const run = async () => {
  const { messages: _, ...count } = await announce(job)
  return count
}
const wait = (milliseconds = undoWindow) => {
  api.clock.now = new Date(api.clock.now.getTime() + milliseconds)
}
const mails = () => api.db.outbox_email.findMany({ orderBy: { id: "asc" } })
const subjects = async ({ email }: { email: string }) =>
  (await mails()).filter(({ recipient }) => recipient === email).map(({ subject }) => subject)
const choose = ({ id }: { id: string }, data: object) => api.db.settings.update({ where: { user_id: id }, data })

const setWork = (title = "Moon phases") => parent.assignments.create({ curriculum_id, title, due_date: "2026-09-18" })
const handIn = async (title?: string) => {
  const { id: assignment_id } = await setWork(title)
  await child.submissions.create({ assignment_id, text: "It waxes and wanes." })
  return assignment_id
}

describe("what has been told is mailed", () => {
  test("new work to the child, with its day as the child writes days", async () => {
    await setWork()
    await choose(people.child, { date_format: "DD/MM/YYYY" })
    wait(undoWindow - 1)
    expect(await run()).toMatchObject({ mails: 0 })
    wait(1)
    expect(await run()).toMatchObject({ mails: 1, failed: 0 })
    const [mail] = await mails()
    expect(mail).toMatchObject({ recipient: people.child.email, subject: "New work: Moon phases", family_id })
    expect(mail?.text).toContain("Due: 18/09/2026")
    expect(mail?.text).toContain("https://hearthbook.test/student/assignments?work=")
    expect(mail?.html).toContain("18/09/2026")
  })

  test("work handed in to every adult, with a link of its own to switch it off", async () => {
    const assignment_id = await handIn()
    wait()
    await run()
    const subject = "Ada handed in Moon phases"
    expect(await subjects(people.parent)).toEqual([subject])
    expect(await subjects(people.other)).toEqual([subject])
    const mail = (await mails()).find(({ recipient }) => recipient === people.other.email)
    expect(mail?.text).toContain(`https://hearthbook.test/assignments?student=all&view=${assignment_id}`)
    expect(mail?.text).toContain("Hello Rosa,")
    const token = /unsubscribe\?token=(\S+)/.exec(mail?.text ?? "")?.[1] ?? ""
    expect(mail?.headers).toEqual({
      "List-Unsubscribe": `<https://hearthbook.test/api/v1/unsubscribe/one-click?token=${token}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    })
    await api.callerWith(null).unsubscribe.confirm({ token })
    await handIn("Tides")
    wait()
    await run()
    expect(await subjects(people.other)).toEqual([subject])
    expect(await subjects(people.parent)).toHaveLength(2)
  })

  test("all of one moment in one mail", async () => {
    for (const title of ["Moon phases", "Tides", "Eclipses"]) await handIn(title)
    wait()
    await run()
    expect(await subjects(people.parent)).toEqual(["Ada handed in 3 pieces of work"])
    const mail = (await mails()).find(({ recipient }) => recipient === people.parent.email)
    for (const title of ["Moon phases", "Tides", "Eclipses"]) expect(mail?.text).toContain(`Ada handed in ${title}`)
    expect(mail?.text).toContain("https://hearthbook.test/assignments\n")
    expect(await subjects(people.child)).toEqual(["3 new pieces of work"])
  })

  test("twenty in one mail, and how many there are more", async () => {
    for (let n = 1; n <= 21; n++) await setWork(`Page ${n}`)
    wait()
    await run()
    const [mail] = await mails()
    expect(mail?.text).toContain("Due 09/18/2026: New work: Page 20 (")
    expect(mail?.text).toContain("\nand 1 more\n")
    expect(mail?.text).not.toContain("Page 21")
  })

  test("a grade to the child and to the other adults, not to who gave it", async () => {
    const assignment_id = await handIn()
    await parent.grades.record({ assignment_id, points_earned: 93 })
    wait()
    await run()
    expect(await subjects(people.child)).toContain("Moon phases is graded")
    expect(await subjects(people.other)).toEqual(["Ada's Moon phases is graded"])
    expect(await subjects(people.parent)).toEqual([])
    const mail = (await mails()).find(({ recipient }) => recipient === people.other.email)
    expect(mail?.text).toContain("Grade: A, 93%")
  })

  test("an absence to the other adults who ask for it", async () => {
    await choose(people.other, { email_attendance: true })
    await parent.attendance.mark({ student_id, date: "2026-09-14", status: "absent" })
    wait()
    await run()
    expect(await subjects(people.other)).toEqual(["Ada was marked absent"])
    expect((await mails())[0]?.text).toContain("Day: 09/14/2026")
    expect((await mails())[0]?.text).toContain("/attendance?week=2026-09-14&day=2026-09-14")
  })

  test("a child's new login to the other adults, at once", async () => {
    const { id } = await parent.students.create({ first_name: "Wren", last_name: "Hall", date_of_birth: "2016-05-04" })
    await parent.studentLogins.create({ student_id: id, email: `w.${id}@hearthbook.app`, password: "maple-otter-7" })
    await run()
    expect(await subjects(people.other)).toEqual(["Wren has a login now"])
    expect(await mails()).toHaveLength(1)
  })
})

describe("nothing is mailed", () => {
  test("twice", async () => {
    await handIn()
    wait()
    await run()
    wait()
    expect(await run()).toEqual({ mails: 0, failed: 0 })
    expect(await subjects(people.parent)).toHaveLength(1)
  })

  test("twice, also by two workers at once", async () => {
    await handIn()
    wait()
    const runs = await Promise.all([run(), run(), run()])
    expect(runs.reduce((sum, { mails }) => sum + mails, 0)).toBe(3)
    expect(await mails()).toHaveLength(3)
  })

  test("of what was taken back in time", async () => {
    const assignment_id = await handIn()
    const { undo } = await parent.grades.record({ assignment_id, points_earned: 9 })
    await parent.grades.undo({ undo })
    const [submission] = await child.submissions.list({ assignment_id })
    await child.submissions.takeBack({ id: submission?.id ?? "" })
    wait()
    await run()
    expect(await subjects(people.child)).toEqual(["New work: Moon phases"])
    expect(await mails()).toHaveLength(1)
  })

  test("of what was read meanwhile", async () => {
    await handIn()
    wait()
    await parent.notifications.readAll()
    await run()
    expect(await subjects(people.parent)).toEqual([])
    expect(await subjects(people.other)).toHaveLength(1)
  })

  test("of what its receiver has switched off since", async () => {
    await handIn()
    await choose(people.other, { email_assignments: false })
    wait()
    await run()
    expect(await subjects(people.other)).toEqual([])
    await choose(people.other, { email_assignments: true })
    wait()
    await run()
    expect(await subjects(people.other)).toEqual([])
  })

  test("to an address that nobody has confirmed: it may be a stranger's, and the bell tells it", async () => {
    for (const { id } of [people.other, people.child])
      await api.db.user.update({ where: { id }, data: { email_verified_at: null } })
    await handIn()
    wait()
    expect(await run()).toEqual({ mails: 1, failed: 0 })
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([people.parent.email])
    expect(await (await api.callerFor(people.other)).notifications.list({})).toMatchObject([{ kind: "work_submitted" }])
    // What was told before is no news by the time the address is confirmed.
    await api.db.user.update({ where: { id: people.other.id }, data: { email_verified_at: api.clock.now } })
    expect(await run()).toMatchObject({ mails: 0 })
  })

  test("to a login that is no mailbox", async () => {
    await api.db.user.update({ where: { id: people.child.id }, data: { email: `ada.${student_id}@hearthbook.app` } })
    await setWork()
    wait()
    expect(await run()).toEqual({ mails: 0, failed: 0 })
    expect(await mails()).toEqual([])
  })

  test("of what is a day old when the server is there again: the bell tells it", async () => {
    await handIn()
    wait(undoWindow + 24 * 3_600_000)
    await run()
    expect(await mails()).toEqual([])
    expect(await api.db.notification.count({ where: { announced_at: null } })).toBe(0)
  })

  test("of somebody who has joined, for which there is no switch", async () => {
    const kind = "invitation_accepted" as const
    await createNotification(api.db, { user_id: people.parent.id, kind, visible_at: api.clock.now })
    await run()
    expect(await mails()).toEqual([])
  })
})

test("one receiver whose mail cannot be written stops nobody else's, and gets it later", async () => {
  await handIn()
  wait()
  await api.db.$executeRawUnsafe(`
    CREATE OR REPLACE FUNCTION refuse_mail() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'not this one'; END $$`)
  await api.db.$executeRawUnsafe(`
    CREATE TRIGGER refuse_mail BEFORE INSERT ON outbox_email
    FOR EACH ROW WHEN (NEW.recipient = '${people.parent.email}') EXECUTE FUNCTION refuse_mail()`)
  expect(await run()).toEqual({ mails: 2, failed: 1 })
  expect(await subjects(people.parent)).toEqual([])
  await api.db.$executeRawUnsafe("DROP TRIGGER refuse_mail ON outbox_email")
  expect(await run()).toEqual({ mails: 1, failed: 0 })
  expect(await subjects(people.parent)).toHaveLength(1)
})

describe("a push message", () => {
  const subscribe = async ({ id: user_id }: { id: string }, endpoint: string, ended: object = {}) => {
    const dates = { last_seen_at: testNow, expires_at: new Date("2026-12-01T00:00:00.000Z"), ...ended }
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
    await choose(people.parent, { push_assignments: true })
    await subscribe(people.parent, "https://push.test/phone")
    await subscribe(people.parent, "https://push.test/desk")
    await subscribe(people.other, "https://push.test/other")
    const assignment_id = await handIn()
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
    await choose(people.parent, { push_assignments: true })
    await handIn()
    wait()
    const { now } = api.clock
    await subscribe(people.parent, "https://push.test/lost", { revoked_at: now })
    await subscribe(people.parent, "https://push.test/over", { expires_at: now })
    const removed = await subscribe(people.parent, "https://push.test/removed")
    await subscribe(people.parent, "https://push.test/phone", { expires_at: new Date(now.getTime() + 1) })
    await api.db.session.delete({ where: { id: removed } })
    expect(await runWithPush()).toMatchObject({ pushed: 1 })
    expect(sent.map(({ endpoint }) => endpoint)).toEqual(["https://push.test/phone"])
    expect(await api.db.push_subscription.count({ where: { session_id: removed } })).toBe(0)
  })

  test("comes without the mail too, and tells all of one moment as one", async () => {
    await choose(people.parent, { push_assignments: true, email_assignments: false })
    await subscribe(people.parent, "https://push.test/phone")
    await handIn("Tides")
    await handIn("Moon phases")
    wait()
    expect(await runWithPush()).toMatchObject({ pushed: 1 })
    expect(await subjects(people.parent)).toEqual([])
    expect(JSON.parse(sent[0]?.payload ?? "")).toEqual({
      title: "Ada handed in 2 pieces of work",
      body: "Ada handed in Tides\nAda handed in Moon phases",
      path: "/assignments",
    })
  })

  test("to a browser that is gone forgets it; one that fails is kept, and stops no other", async () => {
    await choose(people.parent, { push_assignments: true })
    for (const name of ["gone", "broken", "well"]) await subscribe(people.parent, `https://push.test/${name}`)
    answers.set("https://push.test/gone", "gone")
    answers.set("https://push.test/broken", new Error("connection refused"))
    await handIn()
    wait()
    expect(await runWithPush()).toMatchObject({ pushed: 1, failed: 0 })
    const left = await api.db.push_subscription.findMany({ select: { endpoint: true }, orderBy: { endpoint: "asc" } })
    expect(left.map(({ endpoint }) => endpoint)).toEqual(["https://push.test/broken", "https://push.test/well"])
    expect(logged.at(-1)).toHaveProperty("subscription_id")
  })

  test("that its service keeps waiting is given up when the time of the call is over, and with it what has not begun", async () => {
    await choose(people.parent, { push_assignments: true })
    for (let n = 0; n < 13; n++) await subscribe(people.parent, `https://push.test/${n}`)
    await handIn()
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
    await choose(people.other, { push_assignments: true, email_attendance: true })
    await subscribe(people.other, "https://push.test/other")
    const { id: assignment_id } = await setWork()
    await parent.grades.record({ assignment_id, points_earned: 93 })
    await parent.attendance.mark({ student_id, date: "2026-09-14", status: "absent" })
    wait()
    expect(await runWithPush()).toMatchObject({ pushed: 0 })
    expect(await subjects(people.other)).toHaveLength(2)
  })
})
