import { ActionIcon, Tooltip, useComputedColorScheme, useMantineColorScheme } from "@mantine/core"
import { IconMoon, IconSun } from "@tabler/icons-react"

/** Light or dark; until it is touched, whatever the device prefers. */
export function ThemeToggle() {
  const { setColorScheme } = useMantineColorScheme()
  const scheme = useComputedColorScheme("light", { getInitialValueInEffect: false })
  const other = scheme === "dark" ? "light" : "dark"
  return (
    <Tooltip label={`Switch to ${other}`}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={38}
        onClick={() => setColorScheme(other)}
        aria-label={`Switch to ${other}`}
      >
        {other === "dark" ? <IconMoon size={21} stroke={1.5} /> : <IconSun size={21} stroke={1.5} />}
      </ActionIcon>
    </Tooltip>
  )
}
