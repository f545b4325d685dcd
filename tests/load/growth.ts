// npm run bench:growth: measures what a family's year costs in bytes and processor time at several numbers of families (docs/growth.md).
// Takes about 15 minutes for 10 and 1,000. `-- 10,1000,10000` measures other sizes; that takes an hour and 45 GB of disk.
import type http from "node:http"
import { startPostgres, type TestPostgres } from "@hearthbook/db/testing/postgres"
import pg from "pg"
import { openDatabaseCpu } from "./measure/database-cpu.ts"
import { familyYear, type YearAction, type YearShare } from "./actions/family-year.ts"
import { addressesOf, generateFamilies } from "./families/generate.ts"
import { orderByDay } from "./families/order-by-day.ts"
import { startProduct, type Running } from "./measure/processes.ts"
import { openAgent, send } from "./actions/send.ts"
import { openWorld, type World } from "./measure/world.ts"

const sizes = (process.argv[2] ?? "10,1000").split(",").map(Number)
const rounds = 4
const turns = 100

type Size = {
  families: number
  bytes: number
  world: World
  share: YearShare
  product: Running
  databaseCpu: () => number
  cpu: Map<string, { server: number; database: number; calls: number; times: number[] }>
  taken: Map<string, number>
  close: () => Promise<void>
}

type Loaded = Awaited<ReturnType<typeof loadSize>>

const agent = openAgent(1)
const postgres = await startPostgres()
const open: Size[] = []
try {
  // All are loaded before any signs in, because loading the largest takes longer than a session lasts.
  const loaded: Loaded[] = []
  for (const families of sizes) loaded.push(await loadSize(postgres, families))
  for (const size of loaded) open.push(await openSize(size))
  // The first round is a warm-up. The sizes take turns, so that other work on the machine affects all.
  for (const action of familyYear) {
    for (let round = 0; round <= rounds; round++) {
      for (const size of round % 2 === 0 ? open : open.toReversed()) await runRound(agent, size, action, round > 0)
    }
  }
  for (const size of open) report(size)
} finally {
  agent.destroy()
  for (const size of open) await size.close()
  await postgres.stop()
}

async function loadSize(server: TestPostgres, families: number) {
  const name = `growth_${families}`
  await server.createDatabase(name)
  const addresses = addressesOf(server, name)
  const rows = await generateFamilies(addresses, families)
  const client = new pg.Client({ connectionString: addresses.superuser_url })
  await client.connect()
  await orderByDay(client)
  return { families, addresses, loaded: rows, client }
}

async function openSize({ families, addresses, loaded, client }: Loaded): Promise<Size> {
  const { rows: sums } = await client.query<{ bytes: string }>(
    `SELECT sum(pg_total_relation_size(oid)) AS bytes FROM pg_class
     WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
  )
  const world = await openWorld(addresses.superuser_url, loaded)
  const [share] = world.shares
  if (!share) throw new Error("No families were loaded.")
  const members = new Map(share.usual.map((member) => [member.family.id, member]))
  const { rows } = await client.query<{ id: string; family_id: string; version: number }>(
    `SELECT id, family_id, version FROM lesson WHERE family_id = ANY ($1::uuid[]) AND status = 'planned' ORDER BY md5(id::text)`,
    [[...members.keys()]],
  )
  const lessons = rows.flatMap(({ id, family_id, version }) => {
    const member = members.get(family_id)
    return member ? [{ member, id, versions: { next: version } }] : []
  })
  const product = await startProduct(addresses.url)
  // Five school years of three children, and one of thirty.
  const child_years = loaded.usual.length * 15 + loaded.large.length * 30
  return {
    families,
    bytes: Number(sums[0]?.bytes) / child_years,
    world,
    share: { ...share, lessons },
    product,
    databaseCpu: await openDatabaseCpu(client),
    cpu: new Map(),
    taken: new Map(),
    close: async () => {
      await product.stop()
      await world.close()
      await client.end()
    },
  }
}

async function runRound(of: http.Agent, size: Size, action: YearAction, isCounted: boolean): Promise<void> {
  const { product, share, databaseCpu, taken } = size
  const times: number[] = []
  const [server, database] = [product.cpu(), databaseCpu()]
  for (let count = 0; count < turns; count++) {
    const turn = taken.get(action.name) ?? 0
    taken.set(action.name, turn + 1)
    const { status, body, milliseconds } = await send(of, product.port, action.request(share, turn))
    if (status !== 200) throw new Error(`${action.name}: ${status} ${body.slice(0, 1000)}`)
    times.push(milliseconds)
  }
  if (isCounted) {
    const sum = size.cpu.get(action.name) ?? { server: 0, database: 0, calls: 0, times: [] }
    sum.server += product.cpu() - server
    sum.database += databaseCpu() - database
    sum.calls += turns
    sum.times.push(...times)
    size.cpu.set(action.name, sum)
  }
}

function report({ families, bytes, cpu }: Size): void {
  console.log(`\n${families} families: ${Math.round(bytes).toLocaleString("en-US")} bytes for a child's year`)
  let year = 0
  for (const { name, a_year } of familyYear) {
    const { server = 0, database = 0, calls = 1, times = [] } = cpu.get(name) ?? {}
    const each = (server + database) / calls
    year += each * a_year
    const median = times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0
    const figures = [server / calls, database / calls, each, median].map((figure) => figure.toFixed(2)).join(" | ")
    console.log(`| ${name} | ${a_year} | ${figures} | ${((each * a_year) / 1000).toFixed(1)} |`)
  }
  console.log(`a family's year: ${(year / 1000).toFixed(1)} s of processor time`)
}
