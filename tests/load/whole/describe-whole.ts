import type { WholeResult } from "./run-whole.ts"

/** Describes whole actions with a table. */
export function describeWhole(results: WholeResult[]): string {
  const names = ["action", "families", "CPU", "server", "database", "all asked again", "aim", "p50", "requests", "kB"]
  const rows = results.map(({ name, families, server, database, wholly, aim, p50, requests, kilobytes }) => {
    const total = server + database
    const reached = aim === undefined ? "" : `${aim}${total <= aim ? "" : " (missed)"}`
    const times = [total, server, database].map((time) => time.toFixed(2))
    return [
      name,
      families.toLocaleString("en-US"),
      ...times,
      wholly?.toFixed(2) ?? "",
      reached,
      p50.toFixed(1),
      requests.toFixed(1),
      kilobytes.toFixed(1),
    ]
  })
  const table = [names, names.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`)
  return `An action with all requests that the browser makes until the screen is right again: a page as it opens, or a change and what is asked for after it, by the table that the web app uses (\`packages/api/src/refetch\`) and with the answers that it takes over. CPU is the processor time of the server and the database together in milliseconds; kB is what the server sent, compressed. Before, all that a screen shows was asked again after a change.

${table.join("\n")}`
}
