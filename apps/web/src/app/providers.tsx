import type { WhoamiView } from "@hearthbook/api/access/auth"
import { MantineProvider } from "@mantine/core"
import { QueryClientProvider } from "@tanstack/react-query"
import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from "react"
import { followChoicesOf } from "../lib/chosen-preferences.ts"
import { getQueryKey } from "@trpc/react-query"
import { questions } from "../api/ask-again-link.ts"
import { session, trpcClient } from "../session/client.ts"
import { trpc } from "../api/trpc.ts"
import { useUser } from "../session/use-session.ts"
import { LiveRegion } from "../ui/feedback/live-region.tsx"
import { forgetToasts } from "../ui/feedback/toasts.tsx"
import { listenForUndo } from "../ui/feedback/undo-key.ts"
import { AskBeforeLogOut } from "./session/ask-before-log-out.tsx"
import { colorScheme } from "./theme/color-scheme.ts"
import { FollowTheme } from "./theme/follow-theme.tsx"
import { guardUnsaved } from "./guard-unsaved.ts"
import { keepFocus } from "./keep-focus.ts"
import { printByDay } from "./print-by-day.ts"
import { cssVariables, theme } from "./theme/theme.ts"
import { hasKept, queryClient } from "./offline/page-start.ts"
import { OutageBanner } from "./outage-banner.tsx"
import { sessionWatch } from "./session/watched-session.ts"

// Toasts shown before the code has loaded appear when it has. If it fails to load, the page works without them.
const Toasts = lazy<ComponentType>(() => import("./toast-corner.tsx").catch(() => ({ default: () => null })))

/** Keeps the app usable without a network. It loads when the page is shown, and pages work without it. */
const OfflineStatus = lazy<ComponentType>(() =>
  whenIdle()
    .then(() => import("./offline/offline-status.tsx"))
    .catch(() => ({ default: OutageBanner })),
)

const whoamiKey = getQueryKey(trpc.auth.whoami, undefined, "query")

followChoicesOf(session)
questions.LOCKED = () => import("../forms/ask-reason.tsx").then(({ askReason }) => askReason())
questions.PROOF_REQUIRED = () => import("../entities/user/ask-proof.tsx").then(({ askProof }) => askProof())

/** The providers around every page: theme, query cache, session watch, banners and toasts. */
export function Providers({ children }: { children: ReactNode }) {
  // The next person at this computer must not see the previous person's data.
  useEffect(() => {
    let person = session.read()?.user.id
    let lastPerson = person
    return session.subscribe(() => {
      const user = session.read()?.user
      if (user?.id !== person) queryClient.clear()
      // After an expired session, toasts stay until another person signs in.
      const hasLeft = person !== undefined && user === undefined && session.readEnd() === null
      const isOther = lastPerson !== undefined && user !== undefined && user.id !== lastPerson
      if (hasLeft || isOther) forgetToasts()
      person = user?.id
      lastPerson = person ?? lastPerson
      // The session may have newer data, from another tab. A cached response would revert it.
      if (user) queryClient.setQueryData<WhoamiView>(whoamiKey, (whoami) => whoami && { ...whoami, ...user })
    })
  }, [])

  useEffect(() => sessionWatch.start(), [])
  useEffect(() => keepFocus(), [])
  useEffect(() => guardUnsaved(), [])
  useEffect(() => listenForUndo(), [])
  useEffect(() => printByDay(), [])

  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorScheme}
      defaultColorScheme="auto"
    >
      <trpc.Provider client={trpcClient} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          <FollowTheme />
          {children}
          <Suspense fallback={<OutageBanner />}>
            <OfflineStatus />
          </Suspense>
          <AskBeforeLogOut />
          <LiveRegion />
          <ToastsAfterSignIn />
        </QueryClientProvider>
      </trpc.Provider>
    </MantineProvider>
  )
}

/** Resolves once the page has loaded and the browser has nothing else to do, or at once if the page may be without a network. */
function whenIdle(): Promise<unknown> {
  if (hasKept()) return Promise.resolve()
  const isIdle = () =>
    new Promise((resolve) =>
      "requestIdleCallback" in window ? requestIdleCallback(resolve, { timeout: 2000 }) : setTimeout(resolve),
    )
  if (document.readyState === "complete") return isIdle()
  return new Promise((resolve) => window.addEventListener("load", resolve, { once: true })).then(isIdle)
}

/** Loads toasts with the first sign-in. They stay after a sign-out, to show the last one. */
function ToastsAfterSignIn() {
  const user = useUser()
  const [hadUser, setHadUser] = useState(false)
  if (user && !hadUser) setHadUser(true)
  if (!hadUser) return null
  return (
    <Suspense>
      <Toasts />
    </Suspense>
  )
}
