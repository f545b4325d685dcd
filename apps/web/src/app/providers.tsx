import { MantineProvider } from "@mantine/core"
import { Notifications } from "@mantine/notifications"
import { QueryClientProvider } from "@tanstack/react-query"
import { useEffect, useState, type ReactNode } from "react"
import { createQueryClient } from "../lib/query-client.ts"
import { session, trpc, trpcClient } from "../lib/trpc.ts"
import { listenForUndo } from "../ui/undo-key.ts"
import { keepFocus } from "./keep-focus.ts"
import { cssVariables, theme } from "./theme.ts"
import { sessionWatch } from "./watched-session.ts"

/** What every screen stands on: look, questions, toasts (A §9), cached answers and the session's clock. */
export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient)

  // What one person saw is no business of the next one at this computer.
  useEffect(() => {
    let person = session.read()?.user.id
    return session.subscribe(() => {
      const next = session.read()?.user.id
      if (next !== person) queryClient.clear()
      person = next
    })
  }, [queryClient])

  useEffect(() => sessionWatch.start(), [])
  useEffect(() => keepFocus(), [])
  useEffect(() => listenForUndo(), [])

  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <trpc.Provider client={trpcClient} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          <Notifications position="bottom-left" limit={3} autoClose={4000} containerWidth={356} />
          {children}
        </QueryClientProvider>
      </trpc.Provider>
    </MantineProvider>
  )
}
