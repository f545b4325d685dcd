import { Button, Group } from "@mantine/core"
import { modals } from "@mantine/modals"
import type { AroundNavHandler } from "wouter"
import { session } from "../../session/client.ts"
import { hasUnsavedChanges, discardUnsavedChanges } from "./unsaved-changes.ts"
import { findFocusReturn, returnFocusTo } from "../../ui/focus/focus-return.ts"

/** Asks before an in-app link leaves a page with unsaved changes. */
export const confirmBeforeNavigation: AroundNavHandler = (navigate, to, options) => {
  if (!wouldLoseChanges(to)) return navigate(to, options)
  confirmLeave(() => navigate(to, options))
}

/** Returns true if going to an address would lose unsaved changes. A change within the page keeps them. */
export function wouldLoseChanges(to: string): boolean {
  const isSamePage = new URL(to, window.location.href).pathname === window.location.pathname
  // After signing out, the person has already decided.
  return !isSamePage && session.read() !== null && hasUnsavedChanges()
}

/** Asks if unsaved changes may be discarded, and if so calls `leave`. */
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
