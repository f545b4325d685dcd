import { ActionIcon, useComputedColorScheme } from "@mantine/core"
import { IconMoon, IconSun } from "@tabler/icons-react"
import { useChangePreferences } from "../../session/use-change-preferences.ts"
import { HoverTip } from "../../ui/feedback/hover-tip.tsx"
import { showNotSavedToast } from "../../ui/feedback/settings-toast.ts"

/** Switches between light and dark, and saves it as a preference. Until then the device's setting applies. */
export function ThemeToggle() {
  const change = useChangePreferences()
  const scheme = useComputedColorScheme("light", { getInitialValueInEffect: false })
  const other = scheme === "dark" ? "light" : "dark"
  const turn = () =>
    void change({ theme: other }).catch((cause: unknown) => showNotSavedToast(cause, "Failed to save preferences."))
  return (
    <HoverTip label={`Switch to ${other}`}>
      <ActionIcon variant="subtle" color="gray" size={38} onClick={turn} aria-label={`Switch to ${other}`}>
        {other === "dark" ? <IconMoon size={21} stroke={1.5} /> : <IconSun size={21} stroke={1.5} />}
      </ActionIcon>
    </HoverTip>
  )
}
