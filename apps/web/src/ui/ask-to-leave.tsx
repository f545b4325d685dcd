import { Button, Group } from "@mantine/core"
import { modals } from "@mantine/modals"
import type { AroundNavHandler } from "wouter"
import { session } from "../lib/trpc.ts"
import { isAnythingUnsaved } from "../lib/unsaved.ts"
import { findOpener, returnFocusTo } from "./opener.ts"

/** Asks before a link of ours leads away from what was typed and not saved. A step within the page keeps it, and asks nothing. */
export const askToLeave: AroundNavHandler = (navigate, to, options) => {
  const isSamePage = new URL(to, window.location.href).pathname === window.location.pathname
  // Whoever has signed out decided that already.
  if (isSamePage || !session.read() || !isAnythingUnsaved()) return navigate(to, options)
  const opener = findOpener()
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
            navigate(to, options)
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
