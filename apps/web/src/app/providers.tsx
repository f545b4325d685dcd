import type { WhoamiView } from "@hearthbook/api/schemas/auth"
import { MantineProvider } from "@mantine/core"
import { Notifications } from "@mantine/notifications"
import { QueryClientProvider } from "@tanstack/react-query"
import { useEffect, useState, type ReactNode } from "react"
import { followChoicesOf } from "../lib/chosen-preferences.ts"
import { getQueryKey } from "@trpc/react-query"
import { createQueryClient } from "../lib/query-client.ts"
import { session, trpc, trpcClient } from "../lib/trpc.ts"
import { listenForUndo } from "../ui/undo-key.ts"
import { colorScheme } from "./color-scheme.ts"
import { FollowTheme } from "./follow-theme.tsx"
import { guardUnsaved } from "./guard-unsaved.ts"
import { keepFocus } from "./keep-focus.ts"
import { cssVariables, theme } from "./theme.ts"
import { sessionWatch } from "./watched-session.ts"

const whoamiKey = getQueryKey(trpc.auth.whoami, undefined, "query")

followChoicesOf(session)

/** What every screen stands on: look, questions, toasts (A §9), cached answers and the session's clock. */
export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient)

  // What one person saw is no business of the next one at this computer.
  useEffect(() => {
    let person = session.read()?.user.id
    return session.subscribe(() => {
      const user = session.read()?.user
      if (user?.id !== person) queryClient.clear()
      person = user?.id
      // What is known of the person by now, from another tab perhaps: an older answer would undo it.
      if (user) queryClient.setQueryData<WhoamiView>(whoamiKey, (whoami) => whoami && { ...whoami, ...user })
    })
  }, [queryClient])

  useEffect(() => sessionWatch.start(), [])
  useEffect(() => keepFocus(), [])
  useEffect(() => guardUnsaved(), [])
  useEffect(() => listenForUndo(), [])

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
          <Notifications position="bottom-left" limit={3} autoClose={4000} containerWidth={356} />
          {children}
        </QueryClientProvider>
      </trpc.Provider>
    </MantineProvider>
  )
}
