import type { AppRouter } from "@hearthbook/api/root"
import { createTRPCReact, type CreateTRPCReact } from "@trpc/react-query"
import { createTRPCClient, httpBatchLink, httpLink, splitLink } from "@trpc/client"
import { retryWithNewTokens } from "./session-link.ts"
import { SessionStore } from "./session-store.ts"

const url = "/api/trpc"
/** A §9. */
const timeout = 30_000

/** These are how one comes by a token, so none is sent with them (A §7). */
const open = new Set(["auth.login", "auth.register", "auth.refresh"])

const plain = createTRPCClient<AppRouter>({ links: [httpLink({ url, fetch: fetchInTime })] })

export const session = new SessionStore({ lasting: localStorage, tab: sessionStorage }, (refresh_token) =>
  plain.auth.refresh.mutate({ refresh_token }),
)
window.addEventListener("storage", session.onStorage)

/** The hooks of every procedure: `trpc.students.list.useQuery()`. */
export const trpc: CreateTRPCReact<AppRouter, unknown> = createTRPCReact<AppRouter>()

export const trpcClient = createTRPCClient<AppRouter>({
  links: [
    retryWithNewTokens(session),
    splitLink({
      // Auth calls go alone: a batch would count as one request, and its answer could not set headers of its own.
      condition: ({ path, type }) => path.startsWith("auth.") && type === "mutation",
      true: httpLink({
        url,
        fetch: fetchInTime,
        headers: ({ op }) => (open.has(op.path) ? {} : bearer(op.context.token)),
      }),
      false: httpBatchLink({ url, fetch: fetchInTime, headers: () => bearer(), maxItems: 10 }),
    }),
  ],
})

/** `given` is the token of a call made after signing out, which can only be the log-out itself. */
async function bearer(given?: unknown): Promise<Record<string, string>> {
  const token = typeof given === "string" ? given : await session.freshToken()
  return token ? { authorization: `Bearer ${token}` } : {}
}

function fetchInTime(address: RequestInfo | URL | string, request?: RequestInit): Promise<Response> {
  const signals = [AbortSignal.timeout(timeout), ...(request?.signal ? [request.signal] : [])]
  return fetch(address, { ...request, credentials: "include", signal: AbortSignal.any(signals) })
}
