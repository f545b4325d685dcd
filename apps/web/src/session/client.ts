import { creatingProcedures, publicProcedures } from "@hearthbook/api/generated/procedures"
import type { AppRouter } from "@hearthbook/api"
import { createTRPCClient, httpBatchLink, httpLink, splitLink } from "@trpc/client"
import { isExpired } from "./access-token.ts"
import { noteAuthEvent } from "./auth-log.ts"
import { forgetDrafts } from "./drafts/drafts.ts"
import { hadPush } from "./had-push.ts"
import { forgetKept } from "./kept-data.ts"
import { askAgainLink } from "../api/ask-again-link.ts"
import { idempotencyHeaders, idempotencyLink, type Named } from "../api/idempotency-link.ts"
import { takeFirstAnswer } from "./first-request/first-answer.ts"
import { fetchInTime, trpcUrl } from "../api/http.ts"
import { outageLink } from "../api/outage-link.ts"
import { waitingLink } from "../api/waiting-link.ts"
import { renewDevice, unsubscribeDevice, type PushServer } from "./push.ts"
import { needSession, retryWithNewTokens, type SentWith } from "./session-link.ts"
import type { Session } from "./stored-session.ts"
import { paths } from "../lib/paths.ts"
import { lastTargetKey } from "./last-target.ts"
import { outage } from "../api/server-outage.ts"
import { SessionStore } from "./session-store.ts"
import type { TabMessage } from "./tab-message.ts"
import { FormDrafts } from "./drafts/form-drafts.ts"

const plain = createTRPCClient<AppRouter>({
  links: [outageLink(outage), httpLink({ url: trpcUrl, fetch: fetchInTime })],
})

const tabs = new BroadcastChannel("hearthbook.session")

export const formDrafts = new FormDrafts(sessionStorage)

export const session = new SessionStore(
  { lasting: localStorage, tab: sessionStorage },
  (refresh_token) => plain.auth.refresh.mutate({ refresh_token }),
  {
    postToTabs: (news) => tabs.postMessage(news),
    note: noteAuthEvent,
    // The push subscription belongs to a previous session, perhaps of another person. It is renewed if it was this person's.
    signedIn: (user_id) => {
      formDrafts.open()
      renewDevice(hadPush(user_id) ? pushServerFor(user_id) : null).catch(() => undefined)
    },
    // Signing out leaves no personal data in the browser. After an expired session, drafts stay.
    signedOut: (user_id) => {
      forgetKept(user_id)
      forgetDrafts(localStorage, user_id)
      formDrafts.close(user_id)
      unsubscribeDevice().catch(() => undefined)
    },
    changed: () => {
      localStorage.removeItem(lastTargetKey)
      location.replace(paths.dashboard)
    },
  },
)
window.addEventListener("storage", session.onStorage)
tabs.addEventListener("message", (event: MessageEvent<TabMessage>) => session.onTabMessage(event.data))
session.join()

export const trpcClient = createTRPCClient<AppRouter>({
  links: [
    waitingLink(),
    askAgainLink(),
    idempotencyLink(creatingProcedures),
    outageLink(outage),
    needSession(session, publicProcedures),
    retryWithNewTokens(session),
    splitLink({
      // Auth calls are not batched: a batch counts as one request for rate limits, and its calls cannot set headers separately.
      // A mutation without input is batched, because tRPC's server rejects an empty body.
      condition: ({ path, type, input }) =>
        publicProcedures.has(path) || (path.startsWith("auth.") && type === "mutation" && input !== undefined),
      true: httpLink({
        url: trpcUrl,
        fetch: fetchInTime,
        headers: ({ op }) => (publicProcedures.has(op.path) ? {} : headersOf([op])),
      }),
      false: httpBatchLink({
        url: trpcUrl,
        fetch: fetchFirstInTime,
        headers: ({ opList }) => headersOf(opList),
        maxItems: 10,
      }),
    }),
  ],
})

/** Ends a session on the server. Refreshes an expired token first. */
export async function closeOnServer({ access_token, refresh_token }: Session): Promise<void> {
  const token = isExpired(access_token, Date.now())
    ? (await plain.auth.refresh.mutate({ refresh_token })).access_token
    : access_token
  const signedOut = createTRPCClient<AppRouter>({
    links: [httpLink({ url: trpcUrl, fetch: fetchInTime, headers: { authorization: `Bearer ${token}` } })],
  })
  await signedOut.auth.logout.mutate({})
}

function pushServerFor(user_id: string): PushServer {
  return {
    readKey: async () => (await trpcClient.auth.options.query()).push_public_key,
    keep: (subscription) => {
      // Another person may have signed in meanwhile, who must not get this person's notifications.
      if (session.read()?.user.id !== user_id) throw new Error("Another person is signed in by now.")
      return trpcClient.push.subscribe.mutate(subscription)
    },
  }
}

let isFirst = true

/** Sends a request. The first one of the page may already be on its way, and is kept for the next visit. */
async function fetchFirstInTime(address: RequestInfo | URL | string, request?: RequestInit): Promise<Response> {
  const isQuery = request?.method === "GET" && typeof address === "string"
  if (!isFirst || !isQuery) return fetchInTime(address, request)
  isFirst = false
  const [user_id, page] = [session.read()?.user.id, location.pathname]
  setTimeout(() => void keepForNextVisit(user_id, page, address), 3000)
  const answer = await takeFirstAnswer(address, new Headers(request.headers).get("authorization"))
  return answer ?? fetchInTime(address, request)
}

/** Keeps the page's first request, if the same person is still signed in. Its code is loaded late, since it can wait. */
async function keepForNextVisit(user_id: string | undefined, page: string, address: string): Promise<void> {
  try {
    const { keepFirstRequest } = await import("./first-request/keep-first-request.ts")
    if (user_id !== undefined && session.read()?.user.id === user_id) keepFirstRequest(user_id, page, address)
  } catch {
    // Without it, the next visit asks a little later.
  }
}

async function headersOf(operations: { context: SentWith & Named }[]): Promise<Record<string, string>> {
  const token = await session.freshToken()
  if (!token) return {}
  for (const { context } of operations) context.sent_with = token
  return { authorization: `Bearer ${token}`, ...idempotencyHeaders(operations) }
}
