import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"

/** A module's access filter: a Prisma filter, or the same condition for a raw SQL statement. */
export type Filter = { file: string; name: keyof typeof open }

const modules = fileURLToPath(new URL("../../../packages/api/src/modules/", import.meta.url))

/** Replacements for each filter that match all rows. */
const open = {
  visibleTo: "export function visibleTo() { return {} }",
  visibleRows:
    'import { Prisma as AnySql } from "@hearthbook/db"\nexport function visibleRows() { return AnySql.sql`TRUE` }',
}

/** Finds all filters of all policies. */
export function findFilters(): Filter[] {
  const files = readdirSync(modules, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".policy.ts"),
  )
  return files.toSorted().flatMap((file) => {
    const source = readFileSync(`${modules}${file}`, "utf8")
    const names = Object.keys(open) as Filter["name"][]
    const declared = names.filter((name) => bodyOf(name).test(source) || declarationOf(name).test(source))
    return declared.map((name) => ({ file: `${modules}${file}`, name }))
  })
}

/** Returns a policy's source with one of its filters replaced by one that matches all rows. */
export function openFilter(source: string, { name }: Filter): string {
  if (bodyOf(name).test(source)) return source.replace(bodyOf(name), () => open[name])
  return source.replace(
    declarationOf(name),
    (declaration) => `${open[name]}\n${declaration.replace(name, `${name}: _`)}`,
  )
}

/** Matches a filter that is a function. */
function bodyOf(name: Filter["name"]): RegExp {
  return new RegExp(String.raw`^export function ${name}\([^]*?^\}`, "m")
}

/** Matches a filter that `policy` defines. */
function declarationOf(name: Filter["name"]): RegExp {
  return new RegExp(String.raw`^export const \{[^}]*\b${name}\b[^}]*\} = policy\(`, "m")
}

/** Filters that cannot be tested alone, with the reason why nothing would leak without them. */
export const shadowedFilters: Record<string, string> = {}
