import { useMantineColorScheme } from "@mantine/core"
import { useLayoutEffect } from "react"
import { useUser } from "../../session/use-session.ts"

/**
 * Has the screen look as the person signed in has chosen. Mantine keeps it under a key that before-paint.js reads before
 * the first paint; who signs out leaves the device as it is.
 */
export function FollowTheme(): null {
  const { setColorScheme } = useMantineColorScheme()
  const user = useUser()
  const theme = user?.theme
  const id = user?.id
  // Before the paint, so that a sign-in leads straight to the chosen look.
  useLayoutEffect(() => {
    if (theme) setColorScheme(theme)
    // Mantine makes the function anew with every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id, theme])
  return null
}
