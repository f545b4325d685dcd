import type { Done } from "./effort.ts"

/** docs/effort.md, of what was counted; nothing in it changes from one run to the next. */
export function effortPage(parents: Done[], childs: Done[]): string {
  return `# How much there is to do

Counted by \`tests/e2e/specs/effort.spec.ts\` in the built app with the demo family, from the page after signing in on: a
click, a filled field or an Enter is one action; what has the keyboard by itself is free. What a form proposes, such as child
and subject, is taken as it is. The test fails when a task takes more than is written here, and writes this page.

${tasksOf("a parent", parents)}

${tasksOf("a child", childs)}
`
}

function tasksOf(who: string, tasks: Done[]): string {
  const header = [`${who} on the start page wants to`, "actions", "best open peer", "which"]
  const rows = tasks.map(({ name, best_peer, steps }) => [name, String(steps.length), best_peer, wordsFor(steps)])
  return table([header, ...rows])
}

function wordsFor(steps: string[]): string {
  return steps.length > 0 ? steps.join(", ") : "it is there"
}

/** As prettier sets it. */
function table(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`
  const [header = [], ...body] = rows
  const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`
  return [line(header), rule, ...body.map(line)].join("\n")
}
