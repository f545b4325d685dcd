import { listRestRoutes } from "@hearthbook/api/rest-routes"
import type { RequestFacts } from "@hearthbook/api/request"
import { testFacts, testSettings } from "@hearthbook/api/testing/test-facts"
import { createDb } from "@hearthbook/db"
import { startPostgres } from "@hearthbook/db/testing/postgres"
import pg from "pg"
import { afterAll, beforeAll, expect, test } from "vitest"
import { actions, type Share } from "./actions.ts"
import { callerByName } from "./call-procedure.ts"
import { signAccessToken } from "./floor/sign-in.ts"
import { generateFamilies } from "./generate.ts"
import { userAgent } from "./household-rows.ts"
import { authSecret } from "./processes.ts"
import { findWholeScans, readFamilyTables } from "./read-plan.ts"
import { fillOtherTables } from "./rare-rows.ts"
import { tapWire, type Statement } from "./wire-tap.ts"
import { openWorld } from "./world.ts"

// At a thousand families, whatever is not found by an index on the family is read past everybody's rows. Few days of each are
// enough for the plans to be those of a full database, and take seconds to load.
const families = 1000
const extent = { years: 1, days: 20 }
/** A Tuesday at school. */
const now = new Date("2026-11-24T15:00:00.000Z")

type Ask = (name: string, input: unknown) => Promise<unknown>

const closing: (() => Promise<unknown>)[] = []
let seen: Statement[] = []
let client: pg.Client
let tables: Set<string>
let share: Share
/** By whoever holds the token. */
let askWith: (token: string) => Ask
let askAsParent: Ask
let askAsChild: Ask
/** A piece of work of the child who asks. */
let assignment_id: string

beforeAll(async () => {
  const postgres = await startPostgres()
  closing.push(() => postgres.stop())
  await postgres.createDatabase("explained")
  const urlAt = (port: number) => `postgresql://postgres:password@127.0.0.1:${port}/explained`
  const url = urlAt(postgres.port)
  const loaded = await generateFamilies(url, families, { extent, now })
  client = new pg.Client({ connectionString: url })
  await client.connect()
  closing.push(() => client.end())
  const children = await fillOtherTables(client)
  tables = await readFamilyTables(client)
  const world = await openWorld(url, loaded, now)
  closing.push(() => world.close())
  const [first] = world.shares
  const work = first?.gradable.at(-1)
  if (!first || !work) throw new Error("No families were loaded.")
  const { member } = work
  const child = children.find(({ family_id }) => family_id === member.family.id)
  if (!child) throw new Error("The child has no log-in.")
  share = { ...first, usual: [member], gradable: [work] }

  const tap = await tapWire(postgres.port, (statement) => seen.push(statement))
  closing.push(() => tap.close())
  const database = await createDb(urlAt(tap.port), { driver: "pg" })
  closing.push(() => database.close())
  const facts = (token: string): RequestFacts => ({
    ...testFacts,
    client: database.client,
    settings: { ...testSettings, auth_secret: authSecret },
    clock: () => now,
    authorization: `Bearer ${token}`,
    user_agent: userAgent,
  })
  askWith = (token) => callerByName(facts(token))
  askAsParent = askWith(member.token)
  askAsChild = askWith(await signAccessToken(child.bearer, authSecret, now))
  const { rows } = await client.query<{ id: string }>("SELECT id FROM assignment WHERE student_id = $1 LIMIT 1", [
    child.bearer.user.student_id,
  ])
  assignment_id = rows[0]?.id ?? ""
}, 180_000)
afterAll(async () => {
  for (const close of closing.toReversed()) await close()
})

/** Lists that take no input at all. */
const withoutInput = new Set(["sessions.list", "invitations.list"])
/** Lists that nobody under age may ask for, by their own refusal, are the adults' alone. */
const forAdults = /WRONG_ROLE|FORBIDDEN|UNAUTHORIZED/

const lists = listRestRoutes()
  .map(({ procedure }) => procedure)
  .filter((name) => name.endsWith(".list"))

async function inputsOf(name: string): Promise<unknown[]> {
  if (withoutInput.has(name)) return [undefined]
  if (name === "submissions.list") return [{ assignment_id }]
  const rows = await askAsParent(name, { limit: 3 })
  const last: unknown = Array.isArray(rows) ? Reflect.get(Object(rows.at(-1)), "id") : undefined
  const next = typeof last === "string" ? [{ limit: 3, cursor: last }] : []
  const student_id = share.usual[0]?.family.children[0]?.id
  return [{}, { limit: 50 }, ...next, { student_id }, { search: "read" }]
}

/** What was asked of the database meanwhile, and of it what reads a family-owned table whole. */
async function wholeScansOf(work: () => Promise<unknown>): Promise<string[]> {
  seen = []
  await work()
  const asked = seen.filter(({ sql }) => /^\s*(SELECT|WITH|INSERT|UPDATE|DELETE)/i.test(sql))
  expect(asked.length).toBeGreaterThan(0)
  const found: string[] = []
  for (const statement of asked) {
    for (const { table, node } of await findWholeScans(client, statement, tables)) {
      found.push(`${node} of ${table}: ${statement.sql}`)
    }
  }
  return [...new Set(found)]
}

test.each(lists)("%s finds a family's rows by an index, whatever it is narrowed to", async (name) => {
  for (const input of await inputsOf(name)) {
    expect(await wholeScansOf(() => askAsParent(name, input)), JSON.stringify(input)).toEqual([])
  }
})

test.each(lists)("%s finds a child's own rows by an index", async (name) => {
  const input = withoutInput.has(name) ? undefined : (await inputsOf(name))[0]
  const ask = () => askAsChild(name, input).catch(ignoreRefusal)
  expect(await wholeScansOf(ask)).toEqual([])
})

function ignoreRefusal(error: unknown): void {
  const isRefusal = error instanceof Error && "code" in error && forAdults.test(String(error.code))
  if (!isRefusal) throw error
}

test.each(actions.filter(({ name }) => name !== "sign in"))("$name is done by indexes alone", async (action) => {
  const { path, body, method, token = "" } = action.request(share, 0, "trpc")
  const address = new URL(path, "http://localhost")
  const names = address.pathname.slice("/api/trpc/".length).split(",")
  const inputs: unknown = method === "GET" ? JSON.parse(address.searchParams.get("input") ?? "{}") : body
  for (const [place, name] of names.entries()) {
    const input: unknown = Reflect.get(Object(inputs), String(place))
    expect(await wholeScansOf(() => askWith(token)(name, input)), name).toEqual([])
  }
})

test("signing in is done by indexes alone", async () => {
  const action = actions.find(({ name }) => name === "sign in")
  const credentials = action?.request(share, 0, "trpc").body
  expect(await wholeScansOf(() => askAsParent("auth.login", credentials))).toEqual([])
})

test.each(["auth.whoami", "dashboard.stats", "settings.get", "assignments.counts"])(
  "%s, which screens ask for beside, is done by indexes alone",
  async (name) => {
    const input = name === "assignments.counts" ? {} : undefined
    expect(await wholeScansOf(() => askAsParent(name, input))).toEqual([])
  },
)

test("what has no index to go by is found out", async () => {
  const byNoIndex = {
    sql: "SELECT title FROM assignment WHERE family_id::text = $1",
    values: [share.usual[0]?.family.id ?? ""],
  }
  expect(await findWholeScans(client, byNoIndex, tables)).toContainEqual({ table: "assignment", node: "Seq Scan" })
})
