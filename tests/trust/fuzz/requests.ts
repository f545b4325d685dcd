import fc from "fast-check"
import { fitting, idFor, type Known } from "./from-schema.ts"
import { brokenJson, contentTypes, inheritedNames, hostileHeader, hostileText } from "./hostile-inputs.ts"
import type { Operation } from "./operations.ts"
import type { Role } from "./roles.ts"

/** A request. Its token is added when it is sent, because tokens are renewed in between. */
export type Fuzzed = {
  method: string
  path: string
  bearer: Role | "none" | "wrong"
  headers: Record<string, string>
  body?: string
}

const often = <Value>(usual: fc.Arbitrary<Value>, seldom: fc.Arbitrary<Value>, times = 8) =>
  fc.oneof({ weight: times, arbitrary: usual }, { weight: 1, arbitrary: seldom })

/** Generates requests to every operation. Most are valid enough to reach the procedure. */
export function requests(operations: Operation[], known: Known): fc.Arbitrary<Fuzzed> {
  return fc.constantFrom(...operations).chain((operation) =>
    fc
      .record({
        address: addressOf(operation, known),
        query: queryOf(operation, known),
        headers: headersOf(),
        bearer: fc.oneof(
          { weight: 15, arbitrary: fc.constant("parent" as const) },
          { weight: 5, arbitrary: fc.constantFrom("teacher" as const, "child" as const) },
          { weight: 1, arbitrary: fc.constantFrom("none" as const, "wrong" as const, "newcomer" as const) },
        ),
        sent: bodyOf(operation, known),
      })
      .map(({ address, query, headers, bearer, sent }) => ({
        method: operation.method,
        path: `${address}${query}`,
        bearer,
        headers: { ...headers, ...sent.headers },
        body: sent.body,
      })),
  )
}

function addressOf({ path }: Operation, known: Known): fc.Arbitrary<string> {
  const names = path.match(/\{\w+\}/g) ?? []
  const [, noun = ""] = path.split("/")
  const valueOf = (name: string) => {
    const usual = { "{id}": idFor(noun, known), "{provider}": fc.constantFrom("google", "github", "else") }[name]
    return often(
      usual ?? idFor(name.slice(1, -1), known),
      hostileText.map((text) => escaped(text).slice(0, 20_000)),
    )
  }
  const plain = fc
    .tuple(...names.map(valueOf))
    .map((values) => names.reduce((text, name, place) => text.replace(name, values[place] ?? ""), path))
  const odd = fc
    .constantFrom("/", "//", "/%2e%2e/", "/%", "%00", "?", "#", ";a=b", "/..")
    .map((tail) => `${path}${tail}`)
  return often(plain, odd, 30)
}

function queryOf({ parameters }: Operation, known: Known): fc.Arbitrary<string> {
  const described = parameters.filter((parameter) => parameter.in === "query")
  const pair = (name: string, value: fc.Arbitrary<unknown>) =>
    value.map((one) => `${name}=${escaped(textOf(one)).slice(0, 30_000)}`)
  const fit = described.map(({ name, schema }) => pair(name, fitting(schema, known, 12, name)))
  const odd = [...inheritedNames, "limit", "cursor", "a[b]", "%00", ""].map((name) => pair(name, hostileText))
  const chosen = fit.length > 0 ? fc.subarray(fit).chain((some) => fc.tuple(...some)) : fc.constant<string[]>([])
  const doubled = chosen.chain((pairs) => fc.tuple(fc.oneof(...odd)).map(([extra]) => [...pairs, extra, extra]))
  return often(chosen, doubled).map((pairs) => (pairs.length > 0 ? `?${pairs.join("&")}` : ""))
}

/** Escapes a text for a URL. Lone surrogates cannot be escaped. */
function escaped(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\ufffd"))
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value)
}

function headersOf(): fc.Arbitrary<Record<string, string>> {
  const some = fc.dictionary(
    fc.constantFrom(
      "if-match",
      "idempotency-key",
      "accept",
      "x-forwarded-for",
      "x-request-id",
      "cookie",
      "accept-language",
    ),
    hostileHeader,
    { maxKeys: 2 },
  )
  return often(fc.constant({}), some, 5)
}

type Sent = { headers: Record<string, string>; body?: string }

function bodyOf({ bodies }: Operation, known: Known): fc.Arbitrary<Sent> {
  const [[type, schema] = []] = Object.entries(bodies)
  if (!type) return often<Sent>(fc.constant({ headers: {} }), fc.constant({ headers: { "content-length": "0" } }))
  const isJson = type === "application/json" && schema !== undefined
  const text = isJson ? fitting(schema, known, 20).map((value) => JSON.stringify(value)) : fc.string({ unit: "binary" })
  const usual = text.map((body): Sent => ({ headers: { "content-type": type }, body }))
  const broken = text.chain(brokenJson).map((body): Sent => ({ headers: { "content-type": type }, body }))
  const mistyped = fc
    .tuple(text, fc.constantFrom(...contentTypes))
    .map(([body, other]): Sent => ({ headers: { "content-type": other }, body }))
  const large = fc.constant<Sent>({ headers: { "content-type": type }, body: `{"title":"${"x".repeat(1_100_000)}"}` })
  return fc.oneof(
    { weight: 20, arbitrary: usual },
    { weight: 4, arbitrary: broken },
    { weight: 2, arbitrary: mistyped },
    { weight: 1, arbitrary: fc.constant<Sent>({ headers: {} }) },
    { weight: 1, arbitrary: large },
  )
}
