import { ActionIcon, UnstyledButton } from "@mantine/core"
import { IconSearch } from "@tabler/icons-react"
import { useEffect, useEffectEvent, useState, type ComponentType } from "react"
import { commandKey } from "../../lib/shortcut.ts"
import { HoverTip } from "../../ui/feedback/hover-tip.tsx"
import { showFailureToast } from "../../ui/feedback/toasts.tsx"
import type { Destination } from "../navigation/destination.ts"
import classes from "./palette-button.module.css"
import { isDialogOpen, isPaletteKey, isShortcutsKey } from "./palette-keys.ts"
import type { PaletteProps } from "./palette.tsx"

/**
 * The search field of the header, which opens the command palette, as Ctrl+K does. '?' opens the list of shortcuts. Their code is loaded
 * when they are opened for the first time.
 */
export function PaletteButton({ destinations }: { destinations: Destination[] }) {
  const [Palette, setPalette] = useState<ComponentType<PaletteProps> | null>(null)
  /** The number of times that it was opened. */
  const [turn, setTurn] = useState(0)
  const [Shortcuts, setShortcuts] = useState<ComponentType<{ onClose: () => void }> | null>(null)
  const open = async () => {
    if (isDialogOpen()) return
    try {
      const { default: Loaded } = await import("./palette.tsx")
      setPalette(() => Loaded)
      setTurn((last) => last + 1)
    } catch (cause) {
      showFailureToast(cause, "Failed to open the search.")
    }
  }
  const openShortcuts = async () => {
    try {
      const { default: Loaded } = await import("./shortcuts-dialog.tsx")
      setShortcuts(() => Loaded)
    } catch (cause) {
      showFailureToast(cause, "Failed to open the shortcuts.")
    }
  }
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (isShortcutsKey(event) && !isDialogOpen()) void openShortcuts()
    if (!isPaletteKey(event)) return
    // In a browser, the same keys lead to the address bar.
    event.preventDefault()
    if (!event.repeat) void open()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener("keydown", listen)
    return () => document.removeEventListener("keydown", listen)
  }, [])
  return (
    <>
      <UnstyledButton className={classes.field} visibleFrom="sm" aria-keyshortcuts="Control+K Meta+K" onClick={open}>
        <IconSearch size={18} stroke={1.5} aria-hidden />
        <span className={classes.word}>Search</span>
        <kbd className={classes.key} aria-hidden>
          {commandKey("K")}
        </kbd>
      </UnstyledButton>
      <HoverTip label="Search">
        <ActionIcon variant="subtle" color="gray" size={38} hiddenFrom="sm" aria-label="Search" onClick={open}>
          <IconSearch size={21} stroke={1.5} />
        </ActionIcon>
      </HoverTip>
      {Palette && <Palette turn={turn} destinations={destinations} onShortcuts={openShortcuts} />}
      {Shortcuts && <Shortcuts onClose={() => setShortcuts(null)} />}
    </>
  )
}
