import { randomUUID } from "node:crypto"
import { fieldsOf } from "../contract/fixtures/read.ts"
import type { RequestFacts } from "@hearthbook/api/request/request"
import { testRequest, testSettings } from "@hearthbook/api/testing/test-request"
import { createDb } from "@hearthbook/db"
import { runOn, startPostgres } from "@hearthbook/db/testing/postgres"
import pg from "pg"
import { afterAll, beforeAll, expect, test } from "vitest"
import { actions, type Share } from "./actions/actions.ts"
import { callerByName } from "./actions/call-procedure.ts"
import { signAccessToken } from "./hand-written-sql/sign-in.ts"
import { addressesOf, generateFamilies } from "./families/generate.ts"
import { userAgent } from "./families/family-rows.ts"
import { authSecret } from "./measure/processes.ts"
import { inputsOf, isPaged, listReads, type Values } from "./actions/read-inputs.ts"
import { countBlocks, readPlans } from "./measure/read-plan.ts"
import { fillOtherTables } from "./families/rare-rows.ts"
import { tapWire, type Statement } from "./measure/wire-tap.ts"
import { openWorld } from "./measure/world.ts"
import { growFamily } from "./measure/grow-family.ts"
import { launcherOf, versions } from "../postgres-versions.ts"
import { prepareFacts } from "./whole/facts.ts"
import { wholeActions } from "./whole/whole-actions.ts"

// With a thousand families, a query without an index on the family reads all families' rows. A few days of data are enough to get
// the plans of a full database, and load in seconds.
const families = 1000
const extent = { years: 1, days: 20 }
/** A school day, a Tuesday. */
const now = new Date("2026-11-24T15:00:00.000Z")

type Ask = (name: string, input: unknown) => Promise<unknown>
/** A caller, with values of their family for filters. */
type Person = { ask: Ask; values: Values }

const closing: (() => Promise<unknown>)[] = []
let seen: Statement[] = []
let client: pg.Client
/** An ordinary owner, who sees the rows of all families. */
let owner: pg.Client
/** Scans of a statement that do not use the family. */
let findStrays: Awaited<ReturnType<typeof readPlans>>
let share: Share
/** Calls a procedure with the user's token. */
let askWith: (token: string) => Ask
let parent: Person
let child: Person

beforeAll(async () => {
  const postgres = await startPostgres({ launcher: launcherOf(versions[0]) })
  closing.push(() => postgres.stop())
  await postgres.createDatabase("explained")
  const addresses = addressesOf(postgres, "explained")
  // A run of it in between would keep the vacuum below from marking pages as visible to all.
  await runOn(postgres.superuser_url, "ALTER SYSTEM SET autovacuum = off")
  await runOn(postgres.superuser_url, "SELECT pg_reload_conf()")
  const loaded = await generateFamilies(addresses, families, { extent, now })
  client = new pg.Client({ connectionString: addresses.superuser_url })
  await client.connect()
  closing.push(() => client.end())
  const children = await fillOtherTables(client)
  const [largest] = loaded.large
  if (largest) await growFamily(client, largest.id)
  // Like the hosted app, uses a role with row-level security, whose policies are part of each plan.
  owner = new pg.Client({ connectionString: addresses.url, options: "-c hearthbook.all_families=on" })
  await owner.connect()
  closing.push(() => owner.end())
  findStrays = await readPlans(owner, Object.keys(otherWays))
  const world = await openWorld(addresses.superuser_url, loaded, now)
  closing.push(() => world.close())
  const [first] = world.shares
  const work = first?.gradable.at(-1)
  if (!first || !work) throw new Error("No families were loaded.")
  const { member } = work
  const login = children.find(({ family_id }) => family_id === member.family.id)
  if (!login) throw new Error("The child has no login.")
  share = { ...first, usual: [member], gradable: [work] }

  const tap = await tapWire(postgres.port, (statement) => seen.push(statement))
  closing.push(() => tap.close())
  const database = await createDb(postgres.urlOf("explained", { port: tap.port }), { driver: "pg" })
  closing.push(() => database.close())
  const facts = (token: string): RequestFacts => ({
    ...testRequest,
    client: database.client,
    settings: { ...testSettings, auth_secret: authSecret },
    clock: () => now,
    authorization: `Bearer ${token}`,
    user_agent: userAgent,
  })
  askWith = (token) => callerByName(facts(token))
  const values = await readValues(login.bearer.user.student_id)
  parent = { ask: askWith(member.token), values }
  const askAsChild = askWith(await signAccessToken(login.bearer, authSecret, now))
  child = { ask: (name, input) => askAsChild(name, input).catch(ignoreRefusal), values }
}, 180_000)
afterAll(async () => {
  for (const close of closing.toReversed()) await close()
})

/** Reads values of a child's family to filter by. */
async function readValues(student_id: string): Promise<Values> {
  const { rows } = await client.query<Values>(
    `SELECT a.id AS assignment_id, a.student_id, a.curriculum_id, l.id AS lesson_id, c.subject_id, c.academic_year, u.id,
       y.id AS school_year_id, t.id AS term_id, r.id AS requirement_id, e.id AS event_id
     FROM assignment a JOIN curriculum c ON c.id = a.curriculum_id JOIN upload u ON u.family_id = a.family_id
       JOIN lesson l ON l.student_id = a.student_id JOIN requirement r ON r.student_id = a.student_id
       JOIN school_year y ON y.id = r.school_year_id JOIN term t ON t.school_year_id = y.id
       JOIN event e ON e.family_id = a.family_id
     WHERE a.student_id = $1 LIMIT 1`,
    [student_id],
  )
  return {
    ...rows[0],
    start_date: "2026-11-01",
    end_date: "2026-11-30",
    date: "2026-11-20",
    search: "read",
    query: "read",
    undated: true,
    country: "US",
    region: "NY",
    state: "NY",
  }
}

/** Allowed indexes without the family, with the reason. */
const otherWays: Record<string, string> = {
  user_email_key: "before sign-in only the email address is known, not the family",
  oauth_account_user_id_provider_purpose_key:
    "a user's connected accounts: at most one row for each provider and purpose",
}
/** Reads by the id of another noun, and the list of that noun. */
const listOf: Record<string, string> = {
  "holidays.suggest": "schoolYears.list",
  "imports.rows": "imports.list",
  "requirements.pace": "requirements.list",
  "filings.draft": "filings.list",
}
/** Reads by the id of another noun, and the value that has it. A child may not list those nouns. */
const idOf: Record<string, string> = {
  "courseResults.ofCourse": "curriculum_id",
  "courseResults.grade": "curriculum_id",
  "reportCards.get": "student_id",
  "transcripts.get": "student_id",
  "transcripts.links": "student_id",
}
/** Procedures that do not concern a single family. */
const notOfAFamily: Record<string, string> = {
  "auth.options": "does not read rows",
  "rulePacks.list": "the packs are part of the program",
  "rulePacks.byId": "the packs are part of the program",
  "transcripts.open": "reads rows only by the token of a link",
  "drive.token": "Google's response is not a row",
  "tablet.faces": "reads rows only for the cookie of a family's tablet, by its token",
  "admin.stats": "counts the whole installation, for its administrator",
  "admin.events": "reads the auth events of the whole installation, for its administrator",
  "studentLogins.suggest": "finds an unused address across families, with user_email_key or a full scan of few users",
}
const reads = listReads().filter((name) => !(name in notOfAFamily))
/** Reads that are asked for a row of another kind. Their statement is run, and the row is not found. */
const ofOtherRows = ["files.readUpload"]
/** Errors by which a child is refused a procedure for adults. */
const refusal = /WRONG_ROLE|FORBIDDEN|UNAUTHORIZED/

/** Runs `work` and returns the scans of its statements that do not use the family. */
async function straysOf(work: () => Promise<unknown>): Promise<string[]> {
  seen = []
  await work()
  const asked = seen.filter(({ sql }) => /^\s*(SELECT|WITH|INSERT|UPDATE|DELETE)/i.test(sql))
  expect(asked.length).toBeGreaterThan(0)
  const found: string[] = []
  for (const statement of asked) {
    for (const { table, node } of await findStrays(statement)) {
      found.push(`${table}: ${node}: ${statement.sql}`)
    }
  }
  return [...new Set(found)]
}

/** Reads everything, the first page and a later page, each with every filter and order alone; the first page also with both. */
async function straysOfRead({ ask, values }: Person, name: string): Promise<string[]> {
  const list = listOf[name] ?? name.replace(".byId", ".list")
  const given = idOf[name]
  const listed = list === name ? {} : { id: await firstId({ ask, values }, list) }
  const own = given ? { id: values[given] } : listed
  const { alone, both } = inputsOf(name, { ...values, ...own })
  const found: string[] = []
  const look = async (input: object | undefined) => {
    let answer: unknown
    found.push(...(await straysOf(async () => void (answer = await ask(name, input).catch(ignoreMissing(name))))))
    return Array.isArray(answer) ? fieldsOf(answer.at(-1)) : {}
  }
  const first = { limit: 3 }
  for (const input of alone) {
    await look(input)
    if (!isPaged(name)) continue
    const cursor = (await look({ ...input, ...first }))["id"]
    if (cursor) await look({ ...input, ...first, cursor })
  }
  for (const input of both) await look({ ...input, ...first })
  return [...new Set(found)]
}

/** Returns the first id of a list, for a read by id. */
async function firstId({ ask, values }: Person, list: string): Promise<string> {
  const [input] = inputsOf(list, values).alone
  const answer = await ask(list, input)
  const id: unknown = fieldsOf(fieldsOf(answer)["0"])["id"]
  return typeof id === "string" ? id : randomUUID()
}

function ignoreMissing(name: string): (error: unknown) => void {
  return (error) => {
    const isMissing = error instanceof Error && "code" in error && error.code === "NOT_FOUND"
    if (!isMissing || !ofOtherRows.includes(name)) throw error
  }
}

function ignoreRefusal(error: unknown): void {
  const isRefusal = error instanceof Error && "code" in error && refusal.test(String(error.code))
  if (!isRefusal) throw error
}

test.each(reads)("%s uses the family with every filter and order", async (name) => {
  expect(await straysOfRead(parent, name)).toEqual([])
})

test.each(reads)("%s uses the family for a child", async (name) => {
  expect(await straysOfRead(child, name)).toEqual([])
})

test.each(actions.filter(({ name }) => name !== "sign in"))("$name is done by indexes alone", async (action) => {
  const { path, body, method, token = "" } = action.request(share, 0, "trpc")
  const address = new URL(path, "http://localhost")
  const names = address.pathname.slice("/api/trpc/".length).split(",")
  const inputs: unknown = method === "GET" ? JSON.parse(address.searchParams.get("input") ?? "{}") : body
  for (const [place, name] of names.entries()) {
    const input: unknown = fieldsOf(inputs)[String(place)]
    expect(await straysOf(() => askWith(token)(name, input)), name).toEqual([])
  }
})

/** The blocks of 8 kB that a statement may read for a sum over the family's year, and for each of its rows. */
const blocksAllowed = { anyway: 2_500, each: 25 }

test.each(wholeActions.filter(({ isLimited }) => !isLimited))(
  "$name: no statement reads many blocks for a family of thirty children after years",
  async ({ parts }) => {
    const [member] = share.large
    if (!member) throw new Error("There is no large family.")
    const ask = askWith(member.token)
    const facts = await prepareFacts(client, member, share.today)
    const many: object[] = []
    for (const { query, input } of parts(facts).flat()) {
      seen = []
      await ask(query, input)
      for (const statement of seen.filter(({ sql }) => /^\s*(SELECT|WITH)/i.test(sql))) {
        const { blocks, rows } = await countBlocks(owner, statement)
        const isMany = blocks > blocksAllowed.anyway + blocksAllowed.each * rows
        if (isMany) many.push({ query, blocks, rows, sql: statement.sql })
      }
    }
    expect(many).toEqual([])
  },
)

test("signing in uses indexes only", async () => {
  const action = actions.find(({ name }) => name === "sign in")
  const credentials = action?.request(share, 0, "trpc").body
  expect(await straysOf(() => parent.ask("auth.login", credentials))).toEqual([])
})

test("detects scans without an index, with part of one, or with an index across families", async () => {
  const family_id = share.usual[0]?.family.id ?? ""
  const values = [family_id]
  const byNoIndex = { sql: "SELECT title FROM assignment WHERE family_id::text = $1", values }
  expect(await findStrays(byNoIndex)).toContainEqual({ table: "assignment", node: "Seq Scan" })
  const byTime = { sql: "SELECT id FROM session WHERE family_id = $1 AND expires_at > '2300-01-01'", values }
  expect(await findStrays(byTime)).toContainEqual({
    table: "session",
    node: expect.stringContaining("Index Scan, session_expires_at_idx"),
  })
  const ofMany = {
    sql: "SELECT id FROM assignment WHERE family_id = ANY($1::uuid[])",
    values: [`{${family_id},${randomUUID()}}`],
  }
  expect(await findStrays(ofMany)).toContainEqual({
    table: "assignment",
    node: expect.stringMatching(/Scan.*family_id = ANY/),
  })
  // Each family's rows are found by the family, but for all families.
  const ofEach = "SELECT f.id, (SELECT count(*) FROM assignment a WHERE a.family_id = f.id) FROM family f"
  const ofSome = "SELECT id FROM assignment WHERE family_id IN (SELECT id FROM family WHERE name LIKE '%a%')"
  for (const sql of [ofEach, ofSome]) {
    expect(await findStrays({ sql, values: [] })).toContainEqual({ table: "family", node: "Seq Scan" })
  }
})
