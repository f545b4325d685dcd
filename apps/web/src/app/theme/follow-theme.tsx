import { useMantineColorScheme } from "@mantine/core"
import { useLayoutEffect } from "react"
import { useUser } from "../../session/use-session.ts"

/**
 * Applies the signed-in person's theme. Mantine stores it under a key that before-paint.js reads before the first paint. Signing out
 * keeps the device's last theme.
 */
export function FollowTheme(): null {
  const { setColorScheme } = useMantineColorScheme()
  const user = useUser()
  const theme = user?.theme
  const id = user?.id
  // A layout effect, so that a sign-in shows the chosen theme at once.
  useLayoutEffect(() => {
    if (theme) setColorScheme(theme)
    // Mantine creates the function with every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id, theme])
  return null
}
