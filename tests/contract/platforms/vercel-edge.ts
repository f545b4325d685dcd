import { existsSync, readFileSync, statSync } from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { startHost, type Host } from "./host-process.ts"

export const vercelOutput = fileURLToPath(new URL("../../../.vercel/output", import.meta.url))

type Route = {
  src?: string
  handle?: string
  dest?: string
  status?: number
  headers?: Record<string, string>
  continue?: boolean
}

/** Vercel's limit for a request, in bytes. */
const largestBody = 4.5 * 1024 * 1024

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
}

/** Emulates Vercel's edge: follows the routes of config.json to a file or a function. */
export function openEdge(env: Record<string, string>, onLine: (line: string) => void) {
  const file = path.join(vercelOutput, "config.json")
  if (!existsSync(file)) throw new Error("There is no build for Vercel. Run `npm run build:vercel`.")
  type Config = { routes: Route[]; overrides: Record<string, { path: string }> }
  const { routes, overrides } = JSON.parse(readFileSync(file, "utf8")) as Config
  const hosts = new Map<string, Promise<Host>>()

  const hostOf = (name: string): Promise<Host> => {
    const folder = path.join(vercelOutput, "functions", `${name}.func`)
    const host = hosts.get(name) ?? startHost({ program: "vercel-host.mjs", folder, env, onLine })
    hosts.set(name, host)
    return host
  }
  const isFunction = (address: string) => existsSync(path.join(vercelOutput, "functions", `${address}.func`))
  const staticFile = (pathname: string): string | undefined => {
    const address = decoded(pathname)
    const overridden = Object.entries(overrides).find(([, override]) => `/${override.path}` === address)?.[0]
    return [overridden ?? address, path.join(address, "index.html")]
      .map((name) => path.join(vercelOutput, "static", name))
      .find((name) => existsSync(name) && statSync(name).isFile())
  }
  const serveFile = (found: string, headers: Headers) => {
    headers.set("content-type", types[path.extname(found)] ?? "application/octet-stream")
    return new Response(new Uint8Array(readFileSync(found)), { headers })
  }
  const call = async (address: string, request: Request, now: Date) => {
    const { host } = new URL(request.url)
    const body = request.body ? await request.clone().arrayBuffer() : null
    if (body && body.byteLength > largestBody) return new Response("FUNCTION_PAYLOAD_TOO_LARGE", { status: 413 })
    const caller = request.headers.get("x-host-caller") ?? "127.0.0.1"
    request.headers.delete("x-host-caller")
    const added = {
      // The edge overwrites the caller's header.
      "x-forwarded-for": caller,
      "x-real-ip": caller,
      "x-forwarded-host": host,
      "x-forwarded-proto": "https",
      "x-host-now": String(now.getTime()),
    }
    return (await hostOf(address.slice(1))).send(request, added)
  }

  /** Answers a request at the given time. */
  const fetch = async (request: Request, now: Date): Promise<Response> => {
    const headers = new Headers()
    const arriveAt = (address: string): Promise<Response> | Response | undefined => {
      const found = staticFile(address)
      if (found) return serveFile(found, headers)
      return isFunction(address) ? call(address, request, now) : undefined
    }
    const { pathname } = new URL(request.url)
    for (const route of routes) {
      if (route.handle === "filesystem") {
        const answer = arriveAt(pathname)
        if (answer) return answer
        continue
      }
      if (!new RegExp(route.src ?? "^$").test(pathname)) continue
      for (const [name, value] of Object.entries(route.headers ?? {})) headers.set(name, value)
      if (route.continue) continue
      if (route.status) return new Response(null, { status: route.status, headers })
      const answer = arriveAt(route.dest ?? pathname)
      if (answer) return answer
    }
    return new Response(null, { status: 404, headers })
  }
  const close = async () => {
    await Promise.all([...hosts.values()].map(async (host) => (await host).close()))
  }
  return { fetch, close }
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    // A malformed path matches no file.
    return pathname
  }
}
