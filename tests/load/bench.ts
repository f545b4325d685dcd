// npm run bench: what each user action costs in the built server, and beside it what it would cost with nothing but SQL.
import { spawnSync } from "node:child_process"
import { fileURLToPath } from "node:url"
import { startPostgres } from "@hearthbook/db/testing/postgres"
import { actions } from "./actions.ts"
import { readOptions } from "./options.ts"
import { describeRun, writeReport } from "./report.ts"
import { runSize, type SizeResult } from "./run-size.ts"

const options = readOptions(process.argv.slice(2))
const root = fileURLToPath(new URL("../..", import.meta.url))
if (options.build && spawnSync("npm", ["run", "build", "--silent"], { cwd: root, stdio: "inherit" }).status !== 0) {
  throw new Error("It does not build.")
}

const postgres = await startPostgres()
try {
  const results: SizeResult[] = []
  const largest = Math.max(...options.sizes)
  for (const families of options.sizes) {
    const chosen = actions.filter(({ name }) => name.includes(options.only ?? ""))
    const requests = families === largest ? options.requests : 0
    const { seconds, rounds } = options
    results.push(await runSize({ postgres, families, actions: chosen, seconds, rounds, requests, say: console.log }))
  }
  const text = await describeRun(results, options, postgres.url)
  console.log(`\n${text}`)
  if (options.write) await writeReport(text)
} finally {
  await postgres.stop()
}
