import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"

/** A module's own condition on what is seen: a where of Prisma's, or the same of the rows of a statement by hand. */
export type Filter = { file: string; name: keyof typeof open }

const modules = fileURLToPath(new URL("../../../packages/api/src/modules/", import.meta.url))

/** Each filter, letting everything through. */
const open = {
  visibleTo: "export function visibleTo() { return {} }",
  visibleRows:
    'import { Prisma as AnySql } from "@hearthbook/db"\nexport function visibleRows() { return AnySql.sql`TRUE` }',
}

/** Every filter of every module's policy. */
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

/** The policy's source with one of its filters letting everything through. */
export function openFilter(source: string, { name }: Filter): string {
  if (bodyOf(name).test(source)) return source.replace(bodyOf(name), () => open[name])
  return source.replace(
    declarationOf(name),
    (declaration) => `${open[name]}\n${declaration.replace(name, `${name}: _`)}`,
  )
}

/** A filter written as a function. */
function bodyOf(name: Filter["name"]): RegExp {
  return new RegExp(String.raw`^export function ${name}\([^]*?^\}`, "m")
}

/** A filter that `policy` makes. */
function declarationOf(name: Filter["name"]): RegExp {
  return new RegExp(String.raw`^export const \{[^}]*\b${name}\b[^}]*\} = policy\(`, "m")
}

/** Filters that another one always stands before, and why nothing would be seen without them. */
export const shadowedFilters: Record<string, string> = {}
