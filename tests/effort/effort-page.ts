import type { Done } from "./effort.ts"

/** Renders docs/effort.md from the counts. The same counts give the same page. */
export function effortPage(parents: Done[], childs: Done[]): string {
  return `# Actions per task

\`tests/e2e/specs/effort.spec.ts\` counts these in the built app with the demo family, from the page after signing in. A click, a
filled field or an Enter is one action; an element that already has focus costs none. Values that a form suggests, such as
child and subject, are accepted. The test fails if a task takes more actions than listed here, and writes this page.

${tasksOf("a parent", parents)}

${tasksOf("a child", childs)}
`
}

function tasksOf(who: string, tasks: Done[]): string {
  const header = [`${who} on the start page wants to`, "actions", "best open-source peer", "steps"]
  const rows = tasks.map(({ name, best_peer, steps }) => [name, String(steps.length), best_peer, wordsFor(steps)])
  return table([header, ...rows])
}

function wordsFor(steps: string[]): string {
  return steps.length > 0 ? steps.join(", ") : "already visible"
}

/** Formats a table like prettier. */
function table(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`
  const [header = [], ...body] = rows
  const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`
  return [line(header), rule, ...body.map(line)].join("\n")
}
