import type http from "node:http"
import type { TestPostgres } from "@hearthbook/db/testing/postgres"
import type { RoleKind } from "@hearthbook/db/testing/roles"
import type { Action } from "../actions/actions.ts"
import { countStatements, type StatementCounts } from "./count-statements.ts"
import { addressesOf, generateFamilies, type Loaded } from "../families/generate.ts"
import { startFloor, startProduct, type Running } from "./processes.ts"
import { openWorld, type World } from "./world.ts"

/** A database of a given size, with product and floor running on it. */
export type Size = {
  families: number
  loaded: Loaded
  world: World
  product: Running
  floor: Running
  statements: Record<"product" | "floor", StatementCounts>
  stop: () => Promise<void>
}

type Opening = {
  postgres: TestPostgres
  agent: http.Agent
  families: number
  actions: Action[]
  log: (line: string) => void
}

/** Loads families into a new database, counts each action's statements and starts both servers on it. */
export async function openSize({ postgres, agent, families, actions, log }: Opening): Promise<Size> {
  const name = `load_${families}`
  await postgres.createDatabase(name)
  const addresses = addressesOf(postgres, name)
  log(`${families} families: loading …`)
  const loaded = await generateFamilies(addresses, families)
  const total = [...loaded.rows.values()].reduce((sum, count) => sum + count, 0)
  log(`${families} families: ${total.toLocaleString("en-US")} rows in ${loaded.seconds.toFixed(1)} s`)

  const world = await openWorld(addresses.superuser_url, loaded)
  const [share] = world.shares
  if (!share) throw new Error("There are no clients.")
  const count = async (start: (url: string) => Promise<Running>, role: RoleKind) => {
    const counts = await countStatements({
      postgres_port: postgres.port,
      agent,
      actions,
      share,
      start: (port) => start(postgres.urlOf(name, { port, role })),
    })
    await world.putBack()
    return counts
  }
  const statements = { product: await count(startProduct, "ordinary"), floor: await count(startFloor, "superuser") }
  // The product runs as in production. The floor's role bypasses row-level security, which it does not support.
  const [product, floor] = await Promise.all([startProduct(addresses.url), startFloor(addresses.superuser_url)])
  const stop = async () => {
    await Promise.all([product.stop(), floor.stop()])
    await world.close()
  }
  return { families, loaded, world, product, floor, statements, stop }
}
