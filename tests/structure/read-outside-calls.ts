import { parseAst } from "vitest/node"

/** The external calls of a source: the modules and globals it can use, and each call without a timeout. */
export type Outside = { ways: string[]; withoutTimeout: string[] }

/** Globals that can open a connection. */
const openGlobals = ["fetch", "WebSocket", "EventSource", "XMLHttpRequest"]
const openModules =
  /^(node:(net|tls|http|https|http2|dgram|dns)|undici|axios|got|ky|ws|pg|nodemailer|web-push|oauth4webapi|openid-client|@neondatabase\/.*|@prisma\/adapter-.*|@auth\/core(\/providers\/.*)?)$/
/** Exports of those modules that open no connection. */
const harmless = ["createServer", "BlockList", "isIP", "customFetch", "raw", "skipCSRFCheck"]

/** The options that limit a call's duration, by module and export. */
const needs: { of: RegExp; name: RegExp; keys: string[] }[] = [
  { of: /^global$/, name: /^fetch$/, keys: ["signal"] },
  { of: /^node:https?$/, name: /^(request|get)$/, keys: ["signal"] },
  { of: /^nodemailer$/, name: /^createTransport$/, keys: ["connectionTimeout", "greetingTimeout", "socketTimeout"] },
  { of: /^nodemailer$/, name: /^sendMail$/, keys: ["signal"] },
  { of: /^oauth4webapi$/, name: /Request$/, keys: ["signal"] },
  { of: /^@auth\/core\/providers\//, name: /^default$/, keys: ["customFetch"] },
  // These take no timeout, but our own request function.
  { of: /^web-push$/, name: /^sendNotification$/, keys: ["never: it cannot be ended"] },
]

type Node = { type: string } & Record<string, unknown>
type Origin = { of: string; name: string }

/** Reads a source's imports and calls. Options may be inline or a constant of the same file. */
export function readOutsideCalls(source: string): Outside {
  const program: unknown = parseAst(source, { lang: "ts" })
  const places: Place[] = []
  walk(program, { parent: null, own: [] }, (place) => places.push(place))
  const nodes = places.map(({ node }) => node)
  const origins = readImports(nodes)
  const values = readConstants(nodes)
  const ways = new Set([...origins.values()].filter(({ name }) => !harmless.includes(name)).map(({ of }) => of))
  const withoutTimeout: string[] = []

  for (const { node, parent, own } of places) {
    const originOf = (name: string): Origin | undefined => {
      if (origins.has(name) || own.includes(name)) return origins.get(name)
      return openGlobals.includes(name) ? { of: "global", name } : undefined
    }
    if (node.type === "CallExpression" || node.type === "NewExpression") {
      const origin = originOfCall(node, originOf, values)
      const need = needs.find(({ of, name }) => origin && of.test(origin.of) && name.test(origin.name))
      const given = listOf(node.arguments).flatMap((argument) => keysOf(argument, values))
      const missing = need?.keys.filter((key) => !given.includes(key)) ?? []
      if (origin && missing.length > 0) withoutTimeout.push(`${origin.name} without ${missing.join(", ")}`)
      if (origin?.of === "global") ways.add(origin.name)
    } else if (isOpenGlobal(node, originOf) && !(parent?.type === "CallExpression" && parent.callee === node)) {
      // A function passed as a value would be called unchecked.
      withoutTimeout.push(`${nameOf(node)} handed on`)
    }
  }
  return { ways: [...ways].sort(), withoutTimeout }
}

/** A node, its parent, and the parameter names of the enclosing functions. */
type Place = { node: Node; parent: Node | null; own: string[] }
type OriginOf = (name: string) => Origin | undefined

function originOfCall({ callee }: Node, originOf: OriginOf, values: Map<string, Node>): Origin | undefined {
  if (!isNode(callee)) return undefined
  if (callee.type === "Identifier") return originOf(nameOf(callee))
  if (callee.type !== "MemberExpression") return undefined
  const name = nameOf(callee.property)
  const owner = nameOf(callee.object)
  if (owner === "globalThis") return { of: "global", name }
  // Also methods of an object that such a module created: `transport` after const transport = createTransport(…).
  const maker = values.get(owner)?.callee
  const made = isNode(maker) ? originOf(nameOf(maker.type === "MemberExpression" ? maker.object : maker)) : undefined
  const of = (originOf(owner) ?? made)?.of
  return of === undefined ? undefined : { of, name }
}

function isOpenGlobal(node: Node, originOf: OriginOf): boolean {
  if (node.type === "Identifier") return originOf(nameOf(node))?.of === "global"
  return node.type === "MemberExpression" && nameOf(node.object) === "globalThis" && openGlobals.includes(nameOf(node))
}

/** The imported names of modules that can open a connection. */
function readImports(nodes: Node[]): Map<string, Origin> {
  const origins = new Map<string, Origin>()
  for (const { type, source, specifiers, importKind } of nodes) {
    const of = isNode(source) ? String(source.value) : ""
    if (type !== "ImportDeclaration" || importKind === "type" || !openModules.test(of)) continue
    for (const specifier of listOf(specifiers)) {
      if (specifier.importKind === "type") continue
      const name = specifier.type === "ImportSpecifier" ? nameOf(specifier.imported) : "default"
      origins.set(nameOf(specifier.local), { of, name })
    }
  }
  // Names destructured from a module: const { request } = isSafe ? https : http
  for (const { type, id, init } of nodes) {
    if (type !== "VariableDeclarator" || !isNode(id) || id.type !== "ObjectPattern") continue
    const module = namesIn(init).find((name) => origins.get(name)?.name === "default")
    const of = module && origins.get(module)?.of
    if (of) for (const { key, value } of listOf(id.properties)) origins.set(nameOf(value), { of, name: nameOf(key) })
  }
  return origins
}

function readConstants(nodes: Node[]): Map<string, Node> {
  const values = new Map<string, Node>()
  for (const { type, id, init } of nodes) {
    if (type === "VariableDeclarator" && isNode(id) && id.type === "Identifier" && isNode(init)) {
      values.set(nameOf(id), init)
    }
  }
  return values
}

/** The keys of an object that are known from the file. */
function keysOf(node: unknown, values: Map<string, Node>, seen: Node[] = []): string[] {
  // Two constants of the same name in different functions may seem to refer to each other.
  if (!isNode(node) || seen.includes(node)) return []
  const keysIn = (inner: unknown) => keysOf(inner, values, [...seen, node])
  if (node.type === "Identifier") return keysIn(values.get(nameOf(node)))
  // { … } satisfies Options
  if (isNode(node.expression)) return keysIn(node.expression)
  return listOf(node.properties).flatMap((property) =>
    property.type === "SpreadElement" ? keysIn(property.argument) : [nameOf(property.key)],
  )
}

function namesIn(node: unknown): string[] {
  const names: string[] = []
  walk(node, { parent: null, own: [] }, (inner) => names.push(nameOf(inner.node)))
  return names
}

/** Visits code that runs, without types and property names. */
function walk(node: unknown, { parent, own }: Omit<Place, "node">, visit: (place: Place) => void): void {
  if (!isNode(node)) return
  const isType = node.type.startsWith("TS") && !isNode(node.expression)
  if (isType) return
  const within = [...own, ...listOf(node.params).map(nameOf)]
  visit({ node, parent, own: within })
  for (const [key, child] of Object.entries(node)) {
    const isName = (key === "property" || key === "key") && node.computed !== true
    if (isName || key.startsWith("type")) continue
    for (const one of Array.isArray(child) ? child : [child]) walk(one, { parent: node, own: within }, visit)
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string"
}

function listOf(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isNode) : []
}

/** Returns an identifier's name, `b` for a.b, or an empty string. */
function nameOf(node: unknown): string {
  if (!isNode(node)) return ""
  if (node.type === "MemberExpression") return nameOf(node.property)
  return typeof node.name === "string" ? node.name : ""
}
