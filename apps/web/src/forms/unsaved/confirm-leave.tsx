import { Button, Group } from "@mantine/core"
import { modals } from "@mantine/modals"
import type { AroundNavHandler } from "wouter"
import { session } from "../../session/client.ts"
import { hasUnsavedChanges, discardUnsavedChanges } from "./unsaved-changes.ts"
import { findFocusReturn, returnFocusTo } from "../../ui/focus/focus-return.ts"

/** Asks before a link of ours leads away from what was typed and not saved. */
export const confirmBeforeNavigation: AroundNavHandler = (navigate, to, options) => {
  if (!wouldLoseChanges(to)) return navigate(to, options)
  confirmLeave(() => navigate(to, options))
}

/** Whether an address leads away from what was typed and not saved. A step within the page keeps it. */
export function wouldLoseChanges(to: string): boolean {
  const isSamePage = new URL(to, window.location.href).pathname === window.location.pathname
  // Whoever has signed out decided that already.
  return !isSamePage && session.read() !== null && hasUnsavedChanges()
}

/** Asks whether what was typed may go, and leaves if so. */
export function confirmLeave(leave: () => void): void {
  const opener = findFocusReturn()
  const modalId = "leave"
  modals.open({
    modalId,
    title: "Leave without saving?",
    closeButtonProps: { "aria-label": "Close" },
    returnFocus: false,
    onExitTransitionEnd: () => returnFocusTo(opener),
    children: (
      <Group justify="flex-end" gap="sm">
        <Button
          variant="default"
          onClick={() => {
            modals.close(modalId)
            discardUnsavedChanges()
            leave()
          }}
        >
          Discard
        </Button>
        <Button onClick={() => modals.close(modalId)} data-autofocus>
          Keep editing
        </Button>
      </Group>
    ),
  })
}
