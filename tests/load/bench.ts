// npm run bench: measures each user action in the built server and compares it with plain SQL.
import { spawnSync } from "node:child_process"
import { fileURLToPath } from "node:url"
import { startPostgres } from "@hearthbook/db/testing/postgres"
import { launcherOf } from "../postgres-versions.ts"
import { actions } from "./actions/actions.ts"
import { readOptions } from "./report/options.ts"
import { describeRun, writeReport } from "./report/report.ts"
import { runActions } from "./measure/run-actions.ts"
import { runMemory } from "./measure/run-memory.ts"
import { runWhole } from "./whole/run-whole.ts"
import { wholeActions } from "./whole/whole-actions.ts"
import { openSize, type Size } from "./measure/run-size.ts"
import { openAgent } from "./actions/send.ts"
import { clients } from "./measure/world.ts"

const options = readOptionsOrLeave()
const root = fileURLToPath(new URL("../..", import.meta.url))
if (options.build && spawnSync("npm", ["run", "build", "--silent"], { cwd: root, stdio: "inherit" }).status !== 0) {
  throw new Error("The build failed.")
}

const log = (line: string) => console.log(line)
const isChosen = ({ name }: { name: string }) => name.includes(options.only ?? "")
const chosen = options.calls ? actions.filter(isChosen) : []
const agent = openAgent(clients)
const postgres = await startPostgres({ launcher: launcherOf(options.postgres) })
const sizes: Size[] = []
try {
  for (const families of options.sizes) {
    sizes.push(await openSize({ postgres, agent, families, actions: chosen, log }))
  }
  const { seconds, rounds, requests } = options
  const results = await runActions({ agent, sizes, actions: chosen, seconds, rounds, log })
  const whole = []
  for (const size of sizes)
    whole.push(...(await runWhole({ agent, size, actions: wholeActions.filter(isChosen), turns: 12, rounds, log })))
  const largest = sizes.reduce((one, other) => (other.families > one.families ? other : one))
  const samples = requests > 0 ? await runMemory({ agent, size: largest, actions: chosen, requests, log }) : []
  const text = await describeRun({ sizes, results, whole, samples, options, url: postgres.url })
  log(`\n${text}`)
  if (options.write) await writeReport(text, options)
} finally {
  agent.destroy()
  for (const size of sizes) await size.stop()
  await postgres.stop()
}

function readOptionsOrLeave() {
  try {
    return readOptions(process.argv.slice(2))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(2)
  }
}
