import type { SendMail } from "@hearthbook/api/modules/messages/mail/outbox.service"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { idOf, openRest, read, type Ask, type Rest } from "../../contract/fixtures/rest-client.ts"
import { makeCurriculum } from "../../contract/fixtures/rest-records.ts"
import { chance } from "../../load/families/chance.ts"
import { amount, seed, report } from "../amount.ts"
import { findNegativeNumbers } from "./negative-numbers.ts"

// The clock jumps: a year forward, a day back, an hour for daylight saving time. Time-dependent actions may be early or late,
// but stay correct.
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const startedAt = new Date("2026-09-15T16:00:00.000Z")
const password = "Sunny-Meadow-42!"

let rest: Rest
/** Message ids that the mail server accepted, and whether it accepts any. */
const taken: string[] = []
let isTaking = true
const send: SendMail = async ({ id }) => {
  if (!isTaking) throw Object.assign(new Error("no room"), { code: "EENVELOPE", responseCode: 452 })
  taken.push(id)
}

beforeAll(async () => {
  rest = await openRest({ send_mail: send, cron_secret: "the secret of the timer" })
})
beforeEach(() => {
  rest.clock.now = startedAt
  isTaking = true
})
afterAll(() => rest.close())

const setClock = (now: Date) => void (rest.clock.now = now)
const turn = (milliseconds: number) => setClock(new Date(rest.clock.now.getTime() + milliseconds))

async function runJob(job: "outbox" | "weekly" | "clean-up"): Promise<void> {
  const headers = { authorization: "Bearer the secret of the timer" }
  expect(await rest.send("GET", `/api/cron/${job}`, { headers })).toMatchObject({ status: 200 })
}

let count = 0
async function register() {
  const email = `clock${++count}@family.test`
  const person = { first_name: "Ada", last_name: "Byron", email, password, terms_accepted: true }
  const { body } = await rest.as(null)("POST", "/auth/register", person)
  const tokens = { access: String(read(body, "access_token")), refresh: String(read(body, "refresh_token")) }
  return { email, tokens, ask: rest.as(tokens.access) }
}
const refresh = (refresh_token: string) => rest.as(null)("POST", "/auth/refresh", { refresh_token })

describe("a session", () => {
  const signOuts = [
    ["a day back", -day],
    ["a year back", -365 * day],
    ["half an hour forward", hour / 2],
  ] as const
  test.each(signOuts)("stays valid when the clock jumps %s and can be refreshed", async (_, jump) => {
    const { tokens, ask } = await register()
    turn(jump)
    expect(await ask("GET", "/auth/whoami")).toMatchObject({ status: 200 })
    const next = await refresh(tokens.refresh)
    expect(next).toMatchObject({ status: 200 })
    expect(await rest.as(String(read(next.body, "access_token")))("GET", "/students")).toMatchObject({ status: 200 })
  })

  test("that expired by a clock a year ahead is valid again once the clock is corrected", async () => {
    const { tokens, ask } = await register()
    turn(365 * day)
    expect(await ask("GET", "/auth/whoami")).toMatchObject({ status: 401, body: { code: "TOKEN_EXPIRED" } })
    expect(await refresh(tokens.refresh)).toMatchObject({ status: 401, body: { code: "TOKEN_EXPIRED" } })
    turn(-365 * day)
    expect(await ask("GET", "/auth/whoami")).toMatchObject({ status: 200 })
    expect(await refresh(tokens.refresh)).toMatchObject({ status: 200 })
  })

  test("that was refreshed before the clock went back returns the same tokens to a late tab", async () => {
    const { tokens } = await register()
    const first = await refresh(tokens.refresh)
    turn(-5 * minute)
    const late = await refresh(tokens.refresh)
    expect(read(late.body, "refresh_token")).toBe(read(first.body, "refresh_token"))
    expect(await refresh(String(read(first.body, "refresh_token")))).toMatchObject({ status: 200 })
  })
})

describe("a rate limit reached by a clock a year ahead ends once the clock is corrected:", () => {
  test("for sign-ins", async () => {
    const { email } = await register()
    const logIn = (given: string) => rest.as(null)("POST", "/auth/login", { email, password: given })
    turn(365 * day)
    for (let n = 0; n < 5; n++) await logIn("Wrong-Meadow-42!")
    expect(await logIn(password)).toMatchObject({ status: 429 })
    turn(-365 * day)
    expect(await logIn(password)).toMatchObject({ status: 200 })
  })

  test("for hourly limits", async () => {
    const { email } = await register()
    const askForLink = () => rest.as(null)("POST", "/auth/password-reset/request", { email })
    turn(365 * day)
    for (let n = 0; n < 4; n++) await askForLink()
    expect(await askForLink()).toMatchObject({ status: 429 })
    turn(-365 * day)
    expect(await askForLink()).toMatchObject({ status: 200 })
  })
})

test("a grade can be undone after the clock went back and is refused with a message after it went forward", async () => {
  const { ask } = await register()
  const { curriculum_id } = await makeCurriculum(ask)
  const work = { curriculum_id, title: "Tides", due_date: "2026-09-20" }
  for (const [jump, status] of [
    [-day, 200],
    [365 * day, 400],
  ] as const) {
    setClock(startedAt)
    const assignment_id = idOf(await ask("POST", "/assignments", work))
    const graded = await ask("POST", "/grades", { assignment_id, points_earned: 90 })
    turn(jump)
    const refreshed = status === 200 ? ask : await signInAgain()
    const undone = await refreshed("POST", "/grades/undo", { undo: read(graded.body, "undo") })
    expect(undone.status).toBe(status)
    if (status === 400) expect(undone.body).toMatchObject({ message: expect.stringContaining("too late to undo") })
  }
  async function signInAgain(): Promise<Ask> {
    const answer = await rest.as(null)("POST", "/auth/login", { email: `clock${count}@family.test`, password })
    return rest.as(String(read(answer.body, "access_token")))
  }
})

test("a repeated Monday morning sends one weekly report", async () => {
  const { email, ask } = await register()
  await makeCurriculum(ask)
  await rest.db.user.updateMany({ where: { email }, data: { email_verified_at: startedAt } })
  await rest.db.family.updateMany({ data: { created_at: startedAt } })
  const reports = () => rest.db.outbox_email.count({ where: { recipient: email, subject: { contains: "week" } } })
  // The Monday after a night with a repeated hour.
  const monday = new Date("2026-11-02T13:00:00.000Z")
  for (const moment of [0, -hour, -day, 0, hour, -7 * day, 0]) {
    setClock(new Date(monday.getTime() + moment))
    await runJob("weekly")
  }
  // The reports of that Monday and of the Monday before.
  expect(await reports()).toBe(2)
})

const lists = [
  "/dashboard",
  "/assignments",
  "/attendance",
  "/attendance/streaks",
  "/grades",
  "/notifications",
  "/progress",
  "/progress/weeks",
  "/schedule?start_date=2026-11-01&end_date=2026-11-07",
  "/events",
  "/lessons",
  "/auth/sessions",
]

describe("a family whose clock jumps", () => {
  // The nights with a missing or repeated hour in the family's time zone, and both sides of midnight.
  const edges = [
    "2026-11-01T05:59:59.000Z",
    "2026-11-01T06:30:00.000Z",
    "2026-11-01T07:00:00.000Z",
    "2027-03-14T06:59:59.999Z",
    "2027-03-14T07:00:00.000Z",
    "2027-03-14T03:59:59.000Z",
    "2027-02-28T23:59:59.000Z",
    "2028-02-29T12:00:00.000Z",
    // Mondays with reports, each twice.
    "2026-11-02T13:00:00.000Z",
    "2027-03-15T12:30:00.000Z",
    "2026-11-02T13:30:00.000Z",
  ].map((moment) => new Date(moment))
  const jumps = amount({ whole: 150, sample: 9 })

  test(
    `${jumps} times can read all its lists, has no negative counts and gets each mail once`,
    async () => {
      taken.length = 0
      const { email, ask: first } = await register()
      expect(await first("PUT", "/family", await zoneOf(first))).toMatchObject({ status: 200 })
      const { student_id, curriculum_id } = await makeCurriculum(first)
      let asked = 0
      for (let n = 0; n < jumps; n++) {
        const far = startedAt.getTime() + Math.floor((chance(seed, n, 51) - 0.3) * 800 * day)
        setClock(n % 3 === 0 ? (edges[(n / 3) % edges.length] ?? startedAt) : new Date(far))
        isTaking = chance(seed, n, 52) < 0.6
        const entered = await rest.as(null)("POST", "/auth/login", { email, password })
        expect(entered, `jump ${n} to ${rest.clock.now.toISOString()}`).toMatchObject({ status: 200 })
        const ask = rest.as(String(read(entered.body, "access_token")))
        const due_date = rest.clock.now.toISOString().slice(0, 10)
        const assignment_id = idOf(await ask("POST", "/assignments", { curriculum_id, title: `Jump ${n}`, due_date }))
        if (n % 2) await ask("POST", "/grades", { assignment_id, points_earned: n % 100 })
        await ask("POST", "/attendance", { student_id, date: due_date, status: n % 4 ? "present" : "absent" })
        for (const list of lists) {
          const { status, body } = await ask("GET", list)
          expect([status, list, rest.clock.now.toISOString()]).toEqual([200, list, rest.clock.now.toISOString()])
          expect(findNegativeNumbers(body), `${list} at ${rest.clock.now.toISOString()}`).toEqual([])
          asked += 1
        }
        await runJob("outbox")
        await runJob("weekly")
      }
      // Eventually all clocks are past the furthest jump.
      isTaking = true
      for (let n = 0; n < 40; n++) {
        setClock(new Date(startedAt.getTime() + (900 + n) * day))
        await runJob("outbox")
      }
      const rows = await rest.db.outbox_email.findMany({ select: { id: true, status: true } })
      expect(rows.filter(({ status }) => status === "waiting")).toEqual([])
      expect(taken.length).toBe(new Set(taken).size)
      expect(new Set(taken)).toEqual(new Set(rows.filter(({ status }) => status === "sent").map(({ id }) => id)))
      expect(rest.logged.join("")).not.toContain("unexpected error")
      report("the clock", { seed, jumps, "lists read": asked, mails: taken.length })
    },
    amount({ whole: 300_000, sample: 60_000 }),
  )

  async function zoneOf(ask: Ask) {
    const { body } = await ask("GET", "/family")
    return { version: read(body, "version"), time_zone: "America/New_York" }
  }
})
