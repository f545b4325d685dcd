import { creatingProcedures, publicProcedures } from "@hearthbook/api/procedures"
import type { AppRouter } from "@hearthbook/api/root"
import { createTRPCClient, httpBatchLink, httpLink, splitLink } from "@trpc/client"
import { isExpired } from "./access-token.ts"
import { noteAuthEvent } from "./auth-log.ts"
import { forgetDrafts } from "./drafts/drafts.ts"
import { hadPush } from "./had-push.ts"
import { idempotencyHeaders, idempotencyLink, type Named } from "../api/idempotency-link.ts"
import { fetchInTime, trpcUrl } from "../api/http.ts"
import { outageLink } from "../api/outage-link.ts"
import { renewDevice, unsubscribeDevice, type PushServer } from "./push.ts"
import { needSession, retryWithNewTokens, type SentWith } from "./session-link.ts"
import type { Session } from "./stored-session.ts"
import { lastTargetKey } from "./last-target.ts"
import { outage } from "../api/server-outage.ts"
import { SessionStore, type TabMessage } from "./session-store.ts"
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
    // What is pushed to this device was for a session that is over, perhaps of somebody else. Where it was this person's, it
    // goes on for the new one.
    signedIn: (user_id) => {
      formDrafts.open()
      renewDevice(hadPush(user_id) ? pushServerFor(user_id) : null).catch(() => undefined)
    },
    // Who signs out leaves nothing that says who they were. A session that ran out is another matter: the child comes back to
    // its answer, the parent to the lesson.
    signedOut: (user_id) => {
      forgetDrafts(localStorage, user_id)
      formDrafts.close(user_id)
      localStorage.removeItem(lastTargetKey)
      unsubscribeDevice().catch(() => undefined)
    },
  },
)
window.addEventListener("storage", session.onStorage)
tabs.addEventListener("message", (event: MessageEvent<TabMessage>) => session.onTabMessage(event.data))
session.join()

export const trpcClient = createTRPCClient<AppRouter>({
  links: [
    idempotencyLink(creatingProcedures),
    outageLink(outage),
    needSession(session, publicProcedures),
    retryWithNewTokens(session),
    splitLink({
      // Auth calls go alone: a batch would count as one request, and its answer could not set headers of its own.
      // Without input it would be an empty body, which tRPC's server takes for broken JSON; a batch has one that is not.
      condition: ({ path, type, input }) =>
        publicProcedures.has(path) || (path.startsWith("auth.") && type === "mutation" && input !== undefined),
      true: httpLink({
        url: trpcUrl,
        fetch: fetchInTime,
        headers: ({ op }) => (publicProcedures.has(op.path) ? {} : headersOf([op])),
      }),
      false: httpBatchLink({
        url: trpcUrl,
        fetch: fetchInTime,
        headers: ({ opList }) => headersOf(opList),
        maxItems: 10,
      }),
    }),
  ],
})

/** Tells the server that a session is over, as far as it can be reached; a token that ran out is renewed for it first. */
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
      // Somebody else may have signed in while the browser was asked, and nobody's news go to another.
      if (session.read()?.user.id !== user_id) throw new Error("Another person is signed in by now.")
      return trpcClient.push.subscribe.mutate(subscription)
    },
  }
}

async function headersOf(operations: { context: SentWith & Named }[]): Promise<Record<string, string>> {
  const token = await session.freshToken()
  if (!token) return {}
  for (const { context } of operations) context.sent_with = token
  return { authorization: `Bearer ${token}`, ...idempotencyHeaders(operations) }
}
