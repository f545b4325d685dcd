import { trpcCodeOf } from "@hearthbook/core/errors/trpc-code"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { faults, type ErrorCode, type FieldIssue } from "@hearthbook/core/errors/errors"
import { initTRPC, TRPCError } from "@trpc/server"
import { nodeHTTPRequestHandler } from "@trpc/server/adapters/node-http"

/** An error in the API's format: `data.error` and `data.fieldErrors`. */
class Refusal extends Error {
  readonly code: ErrorCode
  readonly issues: FieldIssue[]
  readonly current: unknown
  constructor(code: ErrorCode, issues: FieldIssue[] = [], current?: unknown) {
    super(issues.map((issue) => issue.message).join(" ") || faults[code].message)
    this.code = code
    this.issues = issues
    this.current = current
  }
}

const t = initTRPC.context<{ token: string | undefined }>().create({
  errorFormatter({ shape, error: { cause, message } }) {
    const { code, issues, current } = cause instanceof Refusal ? cause : new Refusal("UNKNOWN_ERROR")
    const body = { message, code, issues, current, request_id: "request-7" }
    const fieldErrors = Object.fromEntries(issues.map((issue) => [issue.field, issue.message]))
    return { ...shape, data: { ...shape.data, error: body, fieldErrors } }
  },
})

function refuse(code: keyof typeof faults & ErrorCode, issues?: FieldIssue[], current?: unknown): never {
  throw new TRPCError({ code: trpcCodeOf(code), cause: new Refusal(code, issues, current) })
}

/**
 * A small tRPC server over real HTTP that refuses expired tokens like the API, to test how the client handles the end of a session.
 * Each refresh issues the next token, `access-2` and so on, and only the newest is accepted.
 */
export async function startSessionServer() {
  let newest = 1
  const seen = { refreshes: 0, refused: 0 }
  /** If `refresh` is false or a code, refreshing fails with REFRESH_FAILED or that code. */
  const may: { refresh: boolean | ErrorCode; enter: boolean } = { refresh: true, enter: true }

  const router = t.router({
    auth: t.router({
      refresh: t.procedure
        .input((raw) => raw as { refresh_token: string })
        .mutation(() => {
          seen.refreshes += 1
          if (may.refresh !== true) refuse(may.refresh || "REFRESH_FAILED")
          newest += 1
          return { access_token: tokenOf(newest), refresh_token: `refresh-${newest}` }
        }),
    }),
    name: t.procedure.query(({ ctx }) => {
      if (may.enter && ctx.token === tokenOf(newest)) return "Ada"
      seen.refused += 1
      return refuse("TOKEN_EXPIRED")
    }),
    wrongPassword: t.procedure.mutation(() => refuse("INVALID_CREDENTIALS")),
    badTitle: t.procedure.mutation(() =>
      refuse("VALIDATION_ERROR", [{ field: "title", message: "Title is required." }]),
    ),
    changedElsewhere: t.procedure
      .input((raw) => raw as { current: unknown })
      .mutation(({ input }) => refuse("CONFLICT", [], input.current)),
    breaks: t.procedure.mutation(() => {
      throw new Error("connect ECONNREFUSED 10.0.0.1")
    }),
  })

  const server = createServer((req, res) => {
    if (req.url?.startsWith("/proxy")) {
      res.writeHead(502, { "content-type": "text/html" }).end("<h1>Bad gateway</h1>")
      return
    }
    const path = new URL(req.url ?? "/", "http://localhost").pathname.slice(1)
    const createContext = () => ({ token: req.headers.authorization?.replace("Bearer ", "") })
    void nodeHTTPRequestHandler({ router, req, res, path, createContext })
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    seen,
    may,
    /** Expires all tokens issued so far. */
    expireTokens: () => void (newest += 1),
    close: () => new Promise((resolve) => server.close(resolve)),
    router,
  }
}
export type SessionServer = Awaited<ReturnType<typeof startSessionServer>>

/** An access token as the client reads it. Only its expiry matters here. */
export function tokenOf(number: number, end = Date.now() + 3_600_000): string {
  const part = (claims: object) => Buffer.from(JSON.stringify(claims)).toString("base64url")
  // Rounded to days, so that the same number gives the same token throughout a test.
  return `${part({ alg: "none" })}.${part({ number, exp: Math.ceil(end / 86_400_000) * 86_400 })}.x`
}

/** Browser storage, which Node does not have. */
export function memoryStorage(): Storage {
  const stored = new Map<string, string>()
  return {
    get length() {
      return stored.size
    },
    clear: () => stored.clear(),
    key: (index) => [...stored.keys()][index] ?? null,
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  }
}
