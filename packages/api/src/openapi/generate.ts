// Writes what the web app has to know about procedures and documents before it asks for them. The app imports no server code, so it cannot read the
// router's meta itself.
import { mkdirSync, writeFileSync } from "node:fs"
import { appRouter } from "../index.ts"
import { papers } from "../modules/records/paper/papers/index.ts"
import type { Touched } from "../refetch/rows.ts"
import type { Meta } from "../trpc/trpc.ts"

type Procedure = { _def: { type: string; meta?: Meta } }

// `procedures` is flat, by whole path, although its type nests the routers.
const procedures = Object.entries(appRouter._def.procedures as object as Record<string, Procedure>)
const folder = new URL("../generated/", import.meta.url)

mkdirSync(folder, { recursive: true })
writeFileSync(
  new URL("procedures.ts", folder),
  [
    writeSet("publicProcedures", "Need no session.", ({ is_public }) => is_public),
    writeSet("creatingProcedures", "Create a row with every call.", ({ creates }) => creates),
  ].join("\n"),
)
writeFileSync(
  new URL("refetch.ts", folder),
  [
    'import type { Touched } from "../refetch/rows.ts"\n',
    writeTable("reads", "The rows that each query's answer is made of.", "query"),
    writeTable("writes", "The rows that each mutation may write.", "mutation"),
  ].join("\n"),
)
writeFileSync(
  new URL("papers.ts", folder),
  `/** The documents of the page that lists them, by the last part of their address. */\nexport const listedPapers = ${JSON.stringify(listPapers(), null, 2)} as const\n`,
)

function writeSet(name: string, comment: string, matches: (meta: Meta) => boolean | undefined): string {
  const paths = procedures.filter(([, { _def }]) => matches(_def.meta ?? {})).map(([path]) => path)
  return `/** ${comment} */\nexport const ${name}: ReadonlySet<string> = new Set(${JSON.stringify(paths, null, 2)})\n`
}

/** Throws if a procedure does not say what it reads or writes: after it, a screen could show an old answer. */
function writeTable(name: "reads" | "writes", comment: string, type: "query" | "mutation"): string {
  const table: Record<string, Touched> = {}
  for (const [path, { _def }] of procedures) {
    if (_def.type !== type) continue
    const touched = _def.meta?.[name]
    if (touched === undefined) throw new Error(`The meta of ${path} has no ${name}. List the tables, or [] for none.`)
    table[path] = touched === "everything" ? touched : [...new Set(touched)]
  }
  return `/** ${comment} */\nexport const ${name} = ${JSON.stringify(table, null, 2)} as const satisfies Record<string, Touched>\n`
}

/** A document for all children follows the one that it makes for each. */
function listPapers() {
  const all = Object.values(papers)
  return Object.fromEntries(
    all.flatMap(({ path, listed }, index) => {
      const next = all[index + 1]
      const for_all = next && "is_for_all" in next && next.is_for_all ? { path_for_all: next.path } : {}
      return listed
        ? [[path.slice(path.lastIndexOf("/") + 1).replace(/\.pdf$/, ""), { ...listed, path, ...for_all }]]
        : []
    }),
  )
}
