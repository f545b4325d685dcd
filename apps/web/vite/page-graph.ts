import path from "node:path"

type ModuleInfo = Record<"importedIds" | "dynamicallyImportedIds" | "dynamicImporters", readonly string[]>

/** The part of the bundler's graph that is read. */
export type Graph = { getModuleInfo: (id: string) => ModuleInfo | null }

const source = (file: string) => path.resolve(import.meta.dirname, "../src", file)

/** The modules that name the pages of visitors in dynamic imports. */
const publicRoutes = ["app/routes/auth-routes.ts", "app/routes/site-pages.ts"].map(source)
/** The pages that are opened every day, each with the frame around it. */
const daily = [
  ["app/shells/adult-shell.tsx", "features/dashboard/dashboard-page.tsx"],
  ["app/shells/adult-shell.tsx", "features/week/week-page.tsx"],
  ["app/shells/adult-shell.tsx", "features/attendance/attendance-page.tsx"],
  ["app/shells/student-shell.tsx", "features/student-portal/home/student-dashboard-page.tsx"],
].map((files) => files.map(source))

/** The pages that load a module at first. */
export type Share = {
  /** The numbers of the daily pages, as '02'. Empty if there are none. */
  daily: string
  /** True if a page of visitors is among them. */
  isPublic: boolean
  /** True for a module that is imported dynamically. It stays a chunk of its own, because the bundler loses its exports. */
  isEntry: boolean
}

/** Returns a function that tells which pages load a module. It follows the static imports of each page once. */
export function readShares(): (id: string, graph: Graph) => Share {
  let known: { daily: Set<string>[]; ofVisitors: Set<string> } | null = null
  return (id, graph) => {
    known ??= {
      daily: daily.map((files) => staticImports(graph, files)),
      ofVisitors: staticImports(
        graph,
        publicRoutes.flatMap((table) => pagesOf(graph, table)),
      ),
    }
    return {
      daily: known.daily.flatMap((modules, page) => (modules.has(id) ? [page] : [])).join(""),
      isPublic: known.ofVisitors.has(id),
      isEntry: (graph.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0,
    }
  }
}

function pagesOf(graph: Graph, table: string): string[] {
  const pages = graph.getModuleInfo(table)?.dynamicallyImportedIds ?? []
  if (pages.length === 0) throw new Error(`${table} imports no pages.`)
  return [...pages]
}

function staticImports(graph: Graph, entries: string[]): Set<string> {
  const found = new Set<string>()
  const waiting = [...entries]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue
    found.add(id)
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}
