import { AppError } from "@hearthbook/core/errors/errors"
import { bodyAliases, listRestRoutes, queryAliases, type RestRoute } from "@hearthbook/api/openapi/rest-routes"
import { TRPCError } from "@trpc/server"
import { z } from "zod"
import { parseJson } from "../http/parse-json.ts"

const uuid = z.guid()

/** A REST route, its path as a pattern and the names of the path's parameters. */
export type Route = RestRoute & { pattern: RegExp; names: string[] }

const routes = listRestRoutes().map(toRoute)

function toRoute(route: RestRoute): Route {
  const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name)
  return { ...route, names, pattern: new RegExp(`^${route.path.replace(/\{\w+\}/g, "([^/]+)")}/?$`) }
}

/** Returns the route of a request, or undefined. The route declared first wins, so that in /assignments/counts 'counts' is not an id. */
export function findRoute(method: string, path: string): Route | undefined {
  return routes.find((candidate) => candidate.method === method && candidate.pattern.test(path))
}

/** True if any method is served at this path. */
export function isKnownPath(path: string): boolean {
  return routes.some(({ pattern }) => pattern.test(path))
}

/**
 * True if the path has anything but a UUID where the procedure's input has a row's id. It is answered like an unknown id, with 404. A
 * rule pack's id, such as us-ny, is no UUID.
 */
export function hasMalformedId(route: Route, path: string): boolean {
  return pathParameters(route, path).some(
    ([name, value]) => route.fields?.[name] === "id" && !uuid.safeParse(value).success,
  )
}

function pathParameters({ pattern, names }: Route, path: string): [name: string, value: string][] {
  const values = pattern.exec(path)?.slice(1) ?? []
  return names.map((name, index) => [name, decode(values[index] ?? "")])
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/**
 * Reads a procedure's input from a REST request: the path's parameters, and the query of a GET or DELETE or the JSON body of a POST or
 * PUT. Aliases are replaced by canonical names, and If-Match becomes `version`. An empty body is an empty object. Throws
 * UNSUPPORTED_MEDIA_TYPE for a body that is not sent as JSON, PARSE_ERROR for invalid JSON, and VALIDATION_ERROR for JSON that is
 * not an object or is nested too deeply.
 */
export async function readInput(request: Request, route: Route, path: string): Promise<unknown> {
  const { method, fields } = route
  const given = method === "GET" || method === "DELETE" ? readQuery(request, fields ?? {}) : await readBody(request)
  const ifMatch = method === "GET" ? undefined : readIfMatch(request.headers.get("if-match"))
  const versioned = ifMatch === undefined ? given : { ...given, version: earlier(ifMatch, given["version"] ?? ifMatch) }
  return fields ? { ...versioned, ...Object.fromEntries(pathParameters(route, path)) } : undefined
}

type Fields = Record<string, unknown>

/** Returns the smaller of two versions, so that both are respected. A `given` that is not a number is refused later. */
function earlier(version: number, given: unknown): unknown {
  return typeof given === "number" ? Math.min(version, given) : given
}

/** Converts a query's parameters to the types of the input. A text that is not a value of its type is left unchanged. */
function readQuery(request: Request, types: NonNullable<RestRoute["fields"]>): Fields {
  const parameters = renameQuery(new URL(request.url).searchParams)
  const names = new Set(parameters.keys())
  const entries = [...names].map((name): [string, unknown] => {
    const values = parameters.getAll(name).map((text) => valueOf(text, types[name]))
    return [name, values.length === 1 && types[name] !== "array" ? values[0] : values]
  })
  return Object.fromEntries(entries)
}

function valueOf(text: string, type: string | undefined): unknown {
  if (type === "number" && /^-?\d+(\.\d+)?$/.test(text)) return Number(text)
  return type === "boolean" && /^(true|false)$/.test(text) ? text === "true" : text
}

function renameQuery(query: URLSearchParams): URLSearchParams {
  for (const [alias, name] of Object.entries(queryAliases)) {
    const value = query.get(alias)
    if (value === null) continue
    query.delete(alias)
    if (!query.has(name)) query.set(name, value)
  }
  return query
}

async function readBody(request: Request): Promise<Fields> {
  const type = request.headers.get("content-type")
  const text = await request.text()
  if (text === "" && !type) return {}
  if (!type?.startsWith("application/json")) throw new TRPCError({ code: "UNSUPPORTED_MEDIA_TYPE" })
  return renameFields(parseObject(text || "{}"))
}

function parseObject(text: string): Fields {
  const given = parse(text)
  if (typeof given === "object" && given !== null && !Array.isArray(given)) return { ...given }
  throw new AppError("VALIDATION_ERROR", "The request body must be a JSON object.")
}

function parse(text: string): unknown {
  try {
    return parseJson(text)
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    throw new TRPCError({ code: "PARSE_ERROR", cause })
  }
}

function renameFields(given: Fields): Fields {
  const entries = Object.entries(given).map(([name, value]) => [canonicalName(name, given) ?? name, value] as const)
  return Object.fromEntries<unknown>(entries)
}

/** Returns the canonical name of an alias, unless the canonical field is present too. */
function canonicalName(name: string, given: Fields): string | undefined {
  const canonical = Object.entries(bodyAliases).find(([alias]) => alias === name)?.[1]
  return canonical && Object.hasOwn(given, canonical) ? undefined : canonical
}

/** Returns the reason to refuse an If-Match header, or null. An If-Match that cannot be checked is refused rather than ignored. */
export function refuseIfMatch(header: string | undefined, route: Route | undefined): string | null {
  if (header === undefined || header === "*") return null
  if (readIfMatch(header) === undefined) return 'If-Match must be the version of the row as it was read, such as "3".'
  const isCompared = !route || route.method === "GET" || route.takes_version
  return isCompared ? null : "If-Match is not supported here, because there is no version to compare it with."
}

function readIfMatch(header: string | null): number | undefined {
  const digits = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header ?? "")?.[1]
  return digits === undefined ? undefined : Number(digits)
}
