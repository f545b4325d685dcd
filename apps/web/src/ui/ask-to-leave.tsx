import { Button, Group, Stack, Text } from "@mantine/core"
import { modals } from "@mantine/modals"
import type { AroundNavHandler } from "wouter"
import { session } from "../lib/trpc.ts"
import { isAnythingUnsaved } from "../lib/unsaved.ts"
import { findOpener, returnFocusTo } from "./opener.ts"

/** Asks before a link of ours leads away from what was typed and not saved. */
export const askBeforeLink: AroundNavHandler = (navigate, to, options) => {
  if (!wouldLose(to)) return navigate(to, options)
  askToLeave(() => navigate(to, options))
}

/** Whether an address leads away from what was typed and not saved. A step within the page keeps it. */
export function wouldLose(to: string): boolean {
  const isSamePage = new URL(to, window.location.href).pathname === window.location.pathname
  // Whoever has signed out decided that already.
  return !isSamePage && session.read() !== null && isAnythingUnsaved()
}

/** Asks whether what was typed may go, and leaves if so. */
export function askToLeave(leave: () => void): void {
  ask({ title: "Leave without saving?", leaving: "Discard", staying: "Keep editing", leave })
}

/** The same before a log-out, which takes along what is kept on this device as well. */
export function askToLogOut(leave: () => void): void {
  ask({
    title: "Log out without saving?",
    text: "Something that you have begun here is not saved yet. It goes when you log out.",
    leaving: "Log out",
    staying: "Stay",
    leave,
  })
}

type Question = { title: string; text?: string; leaving: string; staying: string; leave: () => void }

function ask({ title, text, leaving, staying, leave }: Question): void {
  const opener = findOpener()
  const modalId = "leave"
  modals.open({
    modalId,
    title,
    closeButtonProps: { "aria-label": "Close" },
    returnFocus: false,
    onExitTransitionEnd: () => returnFocusTo(opener),
    children: (
      <Stack gap="md">
        {text && <Text>{text}</Text>}
        <Group justify="flex-end" gap="sm">
          <Button
            variant="default"
            onClick={() => {
              modals.close(modalId)
              leave()
            }}
          >
            {leaving}
          </Button>
          <Button onClick={() => modals.close(modalId)} data-autofocus>
            {staying}
          </Button>
        </Group>
      </Stack>
    ),
  })
}
