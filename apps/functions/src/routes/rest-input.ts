import { AppError } from "@hearthbook/api/errors"
import { bodyAliases, listRestRoutes, queryAliases } from "@hearthbook/api/rest-routes"
import { z } from "zod"

const uuid = z.guid()

/** Where a procedure's twin is: `procedure` is its whole name, `names` those of what its path holds. */
export type Route = { procedure: string; method: string; pattern: RegExp; names: string[]; takes_version: boolean }

const routes = listRestRoutes().map(toRoute)

function toRoute({ method, path, ...rest }: ReturnType<typeof listRestRoutes>[number]): Route {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name)
  return { ...rest, method, names, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, "([^/]+)")}/?$`) }
}

/** The route of a call; undefined where there is none. The one declared first wins: /assignments/counts is no id. */
export function findRoute(method: string, path: string): Route | undefined {
  return routes.find((candidate) => candidate.method === method && candidate.pattern.test(path))
}

/** Whether anything is at this address, written as the document writes it. The adapter itself takes it in any case. */
export function isKnownPath(path: string): boolean {
  return routes.some(({ pattern }) => pattern.test(path))
}

/** Whether the path holds something that can be no id where the route has one: answered 404 (DECISIONS 38). */
export function hasMalformedId({ pattern, names }: Route, path: string): boolean {
  const values = pattern.exec(path)?.slice(1) ?? []
  return values.some((value, index) => /(^|_)id$/.test(names[index] ?? "") && !uuid.safeParse(value).success)
}

/**
 * The request as the adapter expects it: aliases by their canonical names, a bodiless POST as an empty object, and
 * If-Match as the `version` of a body, or of a removal's query (DECISIONS 34i). A body that is not JSON passes as it is, to be refused there.
 * VALIDATION_ERROR of JSON that is no object.
 */
export async function toPlainRequest(request: Request, method: string): Promise<Request> {
  const url = renameQuery(new URL(request.url))
  const version = readIfMatch(request.headers.get("if-match"))
  if (method === "DELETE" && version !== undefined) {
    url.searchParams.set("version", String(earlier(version, Number(url.searchParams.get("version") ?? version))))
  }
  const plain = { method, url: url.href, body: null }
  if (method === "GET" || method === "DELETE") return withOwn(request, plain)
  const sent = await request.text()
  const headers = new Headers(request.headers)
  if (sent === "" && !headers.has("content-type")) headers.set("content-type", "application/json")
  const body = editBody(sent || "{}", (given) => {
    const fields = renameFields(given)
    return version === undefined ? fields : { ...fields, version: earlier(version, fields.version ?? version) }
  })
  return withOwn(request, { ...plain, headers, text: async () => body })
}

/** Of a version in If-Match and another one beside it the earlier, so that neither protects in vain. What is no number is refused later. */
function earlier(version: number, given: unknown): unknown {
  return typeof given === "number" ? Math.min(version, given) : given
}

/** The request with these in place of its own. Not made anew: a Request costs more than all else that is done here. */
function withOwn(request: Request, own: Partial<Request>): Request {
  return new Proxy(request, { get: (target, name) => Reflect.get(name in own ? own : target, name) })
}

function renameQuery(url: URL): URL {
  // The adapter gathers them in an object, which has these already.
  const inherited = [...url.searchParams.keys()].filter((name) => name in Object.prototype)
  for (const name of inherited) url.searchParams.delete(name)
  for (const [alias, name] of Object.entries(queryAliases)) {
    const value = url.searchParams.get(alias)
    if (value === null) continue
    url.searchParams.delete(alias)
    if (!url.searchParams.has(name)) url.searchParams.set(name, value)
  }
  return url
}

/** What is wrong with an If-Match: whoever asks for protection with it must not believe to have it where they have none. */
export function refuseIfMatch(header: string | undefined, route: Route | undefined): string | null {
  if (header === undefined || header === "*") return null
  if (readIfMatch(header) === undefined) return 'If-Match must be the version that was read with the row, such as "3".'
  const isMet = !route || route.method === "GET" || route.takes_version
  return isMet ? null : "There is no version here for If-Match to be compared with."
}

function readIfMatch(header: string | null): number | undefined {
  const digits = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header ?? "")?.[1]
  return digits === undefined ? undefined : Number(digits)
}

function renameFields(given: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(given).map(([name, value]) => [aliasOf(name, given) ?? name, value])
  return Object.fromEntries(entries)
}

/** The canonical name of an alias; none where the canonical field is there too. */
function aliasOf(name: string, given: object): string | undefined {
  const canonical = Object.entries(bodyAliases).find(([alias]) => alias === name)?.[1]
  return canonical && Object.hasOwn(given, canonical) ? undefined : canonical
}

/** Changes a body that is a JSON object. Other JSON is refused: the adapter would take it for an object without fields. */
function editBody(body: string, edit: (given: Record<string, unknown>) => Record<string, unknown>): string {
  const given = parse(body)
  if (given === undefined) return body
  if (typeof given !== "object" || given === null || Array.isArray(given)) {
    throw new AppError("VALIDATION_ERROR", "The request body must be a JSON object.")
  }
  return JSON.stringify(edit({ ...given }))
}

/** What a text of JSON says; undefined of any other text, which passes as it is, to be refused further on. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
