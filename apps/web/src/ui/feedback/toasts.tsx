import { Button, Group, Kbd, Text } from "@mantine/core"
import { notifications } from "@mantine/notifications"
import { isWaiting } from "../../lib/offline/waiting-change.ts"
import { failureToast } from "./failure-toast.ts"
import { keepFocusOnPage } from "../focus/focus-return.ts"
import { announce } from "./live-region.tsx"
import { toastDuration } from "./toast-durations.ts"
import classes from "./toasts.module.css"
import { registerUndo, undoKey } from "./undo-key.ts"

/** The next step that a change suggests: 'Move 3 lessons'. */
export type NextStep = { label: string; run: () => void }

type UndoOffer = {
  /** The ids of the changed rows. */
  ids?: string[]
  /** The change: '“Fractions” is now Graded.' */
  message: string
  next?: NextStep | undefined
  /** Undoes the change. */
  undo: () => Promise<unknown>
  /** The message if undoing fails unexpectedly. */
  fallback: string
  /** Refetches the data if undoing is refused. */
  refresh?: () => Promise<unknown>
}

/** The ids of each open offer's rows, by the function that withdraws the offer. */
const offers = new Map<() => void, string[]>()

let before: Promise<unknown> = Promise.resolve()

/** Runs undos one after another, because an undo makes the change before it undoable. */
function runInOrder(undo: () => Promise<unknown>): Promise<unknown> {
  const current = before.then(undo)
  before = current.catch(() => undefined)
  return current
}

/**
 * Shows a toast for a change that was made without asking, with an Undo button. Ctrl+Z undoes it too, also for a while after the toast
 * closed. Returns a function that
 * withdraws the offer.
 */
export function offerUndo({ ids = [], message, next, undo, fallback, refresh }: UndoOffer): () => void {
  const undoNow = async () => {
    forget()
    notifications.hide(toast)
    try {
      await runInOrder(undo)
      announce("Undone.")
    } catch (cause) {
      showFailureToast(cause, fallback)
      void refresh?.()
    } finally {
      keepFocusOnPage()
    }
  }
  // Stays open while a button has focus.
  const keepOpen = (autoClose: number | false) => notifications.update({ id: toast, autoClose, message: content })
  const whileFocused = { onFocus: () => keepOpen(false), onBlur: () => keepOpen(toastDuration.open) }
  const goOn = () => {
    notifications.hide(toast)
    keepFocusOnPage()
    next?.run()
  }
  const content = (
    // Two buttons leave no room for words beside them.
    <Group justify={next ? "flex-end" : "space-between"} gap="sm" wrap={next ? "wrap" : "nowrap"}>
      <Text span inherit lineClamp={5} flex={next && "1 0 100%"}>
        {message}
      </Text>
      {next && (
        <Button className={classes.undo} size="compact-sm" variant="light" flex="none" onClick={goOn} {...whileFocused}>
          {next.label}
        </Button>
      )}
      <Button
        className={classes.undo}
        size="compact-sm"
        variant="light"
        flex="none"
        rightSection={
          <Kbd size="xs" visibleFrom="sm" className={classes.key}>
            {undoKey}
          </Kbd>
        }
        onClick={undoNow}
        {...whileFocused}
      >
        Undo
      </Button>
    </Group>
  )
  const toast = notifications.show({
    onClose: () => setTimeout(forget, toastDuration.undo),
    message: content,
  })
  const forgetKey = registerUndo(undoNow)
  const withdraw = () => {
    forget()
    notifications.hide(toast)
  }
  const forget = () => {
    forgetKey()
    offers.delete(withdraw)
  }
  offers.set(withdraw, ids)
  return withdraw
}

/** Withdraws all offers for a deleted row. */
export function withdrawUndo(id: string): void {
  for (const [withdraw, ids] of offers) if (ids.includes(id)) withdraw()
}

/** Removes all toasts and undo offers, so that the next person to sign in does not see them. */
export function forgetToasts(): void {
  for (const withdraw of offers.keys()) withdraw()
  notifications.clean()
  notifications.cleanQueue()
}

/** Shows the error of an action outside a form. A change that waits for the network has not failed. */
export function showFailureToast(cause: unknown, fallback: string): void {
  if (isWaiting(cause)) return
  notifications.show(failureToast(cause, fallback))
}
