import "../app/theme/mantine.css"
import "../app/theme/global.css"
import "../app/theme/forced-colors.css"
import "../app/theme/print.css"
import { MantineProvider } from "@mantine/core"
import { ModalsProvider } from "@mantine/modals"
import { QueryClientProvider } from "@tanstack/react-query"
import { StrictMode, Suspense, type ReactNode } from "react"
import { onTestFinished } from "vitest"
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
  // One of the test before may have come after its end.
  forgetToasts()
  // Nor does the page still print.
  window.dispatchEvent(new Event("afterprint"))
  const stopListening = listenForUndo()
  const queryClient = createQueryClient()
  // Test files share their modules, so the package's own clean-up would only know the first file.
  onTestFinished(async () => {
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
