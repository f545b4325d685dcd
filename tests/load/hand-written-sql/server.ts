// The floor: a server with the same responses and as little as possible between them and the database. It uses plain Hono, named
// SQL statements and the same session check. The benchmark runs it in a separate process.
import { serve } from "@hono/node-server"
import { Hono, type Context } from "hono"
import { listMarks, listStreaks } from "./attendance.ts"
import { checkSession, type Asker } from "./check-session.ts"
import { markClass, type Marking } from "./mark-class.ts"
import { readOverview } from "./overview.ts"
import { openPool } from "./pool.ts"
import { recordGrade, type Grading } from "./record-grade.ts"
import { signIn, type Credentials } from "./sign-in.ts"
import { countWork, listWork } from "./work.ts"

const { DATABASE_URL = "", AUTH_SECRET = "", PORT = "0" } = process.env
const pool = openPool(DATABASE_URL)
const app = new Hono()

const asker = (c: Context) => checkSession(pool, c.req.header("authorization"), AUTH_SECRET)
const origin = (c: Context) => ({
  client_address: c.req.header("x-forwarded-for") ?? "unknown",
  user_agent: c.req.header("user-agent") ?? "",
})

/** Answers a batch in tRPC's format. */
function batch(
  paths: string,
  read: (who: Asker, inputs: Record<string, Record<string, string>>) => Promise<unknown[]>,
) {
  app.get(`/api/trpc/${paths}`, async (c) => {
    const inputs = JSON.parse(c.req.query("input") ?? "{}") as Record<string, Record<string, string>>
    const answers = await read(await asker(c), inputs)
    return c.json(answers.map((data) => ({ result: { data } })))
  })
}

batch("dashboard.overview", async (who) => [await readOverview(pool, who)])
batch("attendance.list,attendance.streaks", (who, { 0: range, 1: streaks }) =>
  Promise.all([
    listMarks(pool, who, range?.["start_date"] ?? "", range?.["end_date"] ?? ""),
    listStreaks(pool, who, streaks?.["date"] ?? ""),
  ]),
)
batch("assignments.list,assignments.list,assignments.counts", (who) =>
  Promise.all([listWork(pool, who, "open", 50), listWork(pool, who, "graded", 50), countWork(pool, who)]),
)
app.post("/api/trpc/attendance.markAll", async (c) => {
  const who = await asker(c)
  const body = await c.req.json<{ 0: { records: Marking[] } }>()
  return c.json([{ result: { data: await markClass(pool, who, body[0].records) } }])
})
app.post("/api/trpc/grades.record", async (c) => {
  const who = await asker(c)
  const body = await c.req.json<{ 0: Grading }>()
  return c.json([{ result: { data: await recordGrade(pool, who, body[0], AUTH_SECRET) } }])
})
app.post("/api/trpc/auth.login", async (c) =>
  c.json({ result: { data: await signIn(pool, await c.req.json<Credentials>(), origin(c), AUTH_SECRET) } }),
)

app.get("/api/v1/dashboard", async (c) => c.json(await readOverview(pool, await asker(c))))
app.get("/api/v1/attendance", async (c) => {
  const { start_date = "", end_date = "" } = c.req.query()
  return c.json(await listMarks(pool, await asker(c), start_date, end_date))
})
app.get("/api/v1/assignments", async (c) =>
  c.json(await listWork(pool, await asker(c), "all", Number(c.req.query("limit")))),
)
app.post("/api/v1/attendance/bulk", async (c) => {
  const who = await asker(c)
  return c.json(await markClass(pool, who, (await c.req.json<{ records: Marking[] }>()).records))
})
app.post("/api/v1/grades", async (c) => {
  const who = await asker(c)
  return c.json(await recordGrade(pool, who, await c.req.json<Grading>(), AUTH_SECRET))
})
app.post("/api/v1/auth/login", async (c) =>
  c.json(await signIn(pool, await c.req.json<Credentials>(), origin(c), AUTH_SECRET)),
)

app.onError((error, c) => c.text(error.stack ?? error.message, 500))
app.get("/api/health", (c) => c.json({ status: "ok" }))

// Keeps connections open as long as the product, because rounds alternate.
serve({ fetch: app.fetch, port: Number(PORT), hostname: "127.0.0.1", serverOptions: { keepAliveTimeout: 125_000 } })
