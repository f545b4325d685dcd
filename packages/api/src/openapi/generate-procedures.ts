// Writes the names of procedures that the web app has to know before it calls them. The app imports no server code, so it cannot
// read the router's meta itself.
import { mkdirSync, writeFileSync } from "node:fs"
import { appRouter } from "../index.ts"
import type { Meta } from "../trpc/trpc.ts"

type Procedure = { _def: { meta?: Meta } }

// `procedures` is flat, by whole path, although its type nests the routers.
const procedures = Object.entries(appRouter._def.procedures as object as Record<string, Procedure>)

function write(name: string, comment: string, matches: (meta: Meta) => boolean | undefined): string {
  const paths = procedures.filter(([, { _def }]) => matches(_def.meta ?? {})).map(([path]) => path)
  return `/** ${comment} */\nexport const ${name}: ReadonlySet<string> = new Set(${JSON.stringify(paths, null, 2)})\n`
}

const folder = new URL("../generated/", import.meta.url)
mkdirSync(folder, { recursive: true })
writeFileSync(
  new URL("procedures.ts", folder),
  [
    write("publicProcedures", "Need no session.", ({ is_public }) => is_public),
    write("creatingProcedures", "Create a row with every call.", ({ creates }) => creates),
  ].join("\n"),
)
