import "../app/theme/mantine.css"
import "../app/theme/global.css"
import "../app/theme/forced-colors.css"
import "../app/theme/print.css"
import { MantineProvider } from "@mantine/core"
import { ModalsProvider } from "@mantine/modals"
import { QueryClientProvider, type QueryClient } from "@tanstack/react-query"
import { StrictMode, Suspense, type ReactNode } from "react"
import { onTestFinished, vi } from "vitest"
import { cleanup, render } from "vitest-browser-react/pure"
import ToastCorner from "../app/toast-corner.tsx"
import { cssVariables, theme } from "../app/theme/theme.ts"
import { createQueryClient } from "../api/query-client.ts"
import { trpc } from "../api/trpc.ts"
import { followChoicesOf } from "../lib/chosen-preferences.ts"
import { session } from "../session/client.ts"
import { LiveRegion } from "../ui/feedback/live-region.tsx"
import { forgetToasts } from "../ui/feedback/toasts.tsx"
import { listenForUndo } from "../ui/feedback/undo-key.ts"
import { createFakeServer, type Answers } from "./fake-server.ts"
import { parent, whoami } from "./sample-family.ts"

/**
 * Renders what a signed-in parent sees, with the app's theme, toasts and query client, and a server that knows only the given answers.
 * Returns the calls that the server has received. The screen is removed when the test ends.
 */
export async function renderScreen(children: ReactNode, answers: Answers = {}, user: Partial<typeof parent> = {}) {
  const server = createFakeServer({ "auth.whoami": () => ({ ...whoami, ...user }), ...answers })
  followChoicesOf(session)
  session.signIn({
    user: { ...parent, ...user },
    access_token: "access-1",
    refresh_token: "refresh-1",
    remember: false,
  })
  // A toast of the test before may have come after its end.
  forgetToasts()
  // Nor does the page still print.
  window.dispatchEvent(new Event("afterprint"))
  const stopListening = listenForUndo()
  const queryClient = createQueryClient()
  // Test files share their modules, so the package's own clean-up would only know the first file.
  onTestFinished(async () => {
    await finishSaves(queryClient, server.countHeld)
    server.close()
    await cleanup()
    stopListening()
    forgetToasts()
    session.signOut()
    queryClient.clear()
  })
  await render(
    <StrictMode>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="light">
        <trpc.Provider client={server.client} queryClient={queryClient}>
          <QueryClientProvider client={queryClient}>
            <ModalsProvider>
              <Suspense>{children}</Suspense>
            </ModalsProvider>
            <LiveRegion />
            <ToastCorner />
          </QueryClientProvider>
        </trpc.Provider>
      </MantineProvider>
    </StrictMode>,
  )
  return { calls: server.calls, callsOf: server.callsOf }
}

/**
 * Waits for saves that the server has answered: each still refetches what it changed, which on a busy machine takes until the next test,
 * and then shows its toast. The toast would lie over a button of that test, and stay there while the pointer rests on it. A save that
 * waits for an answer that the test holds back, or to be tried again, is left alone.
 */
async function finishSaves(client: QueryClient, countHeld: () => number): Promise<void> {
  const isStuck = () =>
    countHeld() > 0 || client.isFetching({ predicate: ({ state }) => state.fetchFailureCount > 0 }) > 0
  const countRunning = () =>
    client.isMutating({ predicate: ({ state }) => !state.isPaused && state.failureCount === 0 })
  await vi.waitUntil(() => isStuck() || countRunning() === 0, { timeout: 15_000, interval: 5 })
}
