import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"

/** A module's own condition on what is seen: a where of Prisma's, or the same of the rows of a statement by hand. */
export type Filter = { file: string; name: keyof typeof open }

const modules = fileURLToPath(new URL("../../../packages/api/src/modules/", import.meta.url))

/** What a filter becomes when it lets everything through. */
const open = {
  visibleTo: "export function visibleTo() { return {} }",
  visibleRows: "export function visibleRows() { return Prisma.sql`TRUE` }",
}

/** Every filter of every module's policy. */
export function findFilters(): Filter[] {
  const files = readdirSync(modules, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".policy.ts"),
  )
  return files.toSorted().flatMap((file) => {
    const source = readFileSync(`${modules}${file}`, "utf8")
    const names = Object.keys(open) as Filter["name"][]
    return names.filter((name) => bodyOf(name).test(source)).map((name) => ({ file: `${modules}${file}`, name }))
  })
}

/** The policy's source, its filter letting everything through. */
export function openFilter(source: string, { name }: Filter): string {
  return source.replace(bodyOf(name), () => open[name])
}

function bodyOf(name: Filter["name"]): RegExp {
  return new RegExp(String.raw`^export function ${name}\([^]*?^\}`, "m")
}

/** Filters that another one always stands before, and why nothing would be seen without them. */
export const shadowedFilters: Record<string, string> = {}
