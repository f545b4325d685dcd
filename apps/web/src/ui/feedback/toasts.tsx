import { Button, Group, Kbd, Text } from "@mantine/core"
import { notifications } from "@mantine/notifications"
import { failureToast } from "./failure-toast.ts"
import { keepFocusOnPage } from "../focus/focus-return.ts"
import { announce } from "./live-region.tsx"
import classes from "./toasts.module.css"
import { registerUndo, undoKey } from "./undo-key.ts"

/** Milliseconds in which one can think better of it. */
const timeToUndo = 10_000

type Done = {
  /** The rows that it was done to. */
  ids?: string[]
  /** What has happened: '“Fractions” is now Graded.' */
  message: string
  /** Resolves when it is as it was before. */
  undo: () => Promise<unknown>
  /** Said when undoing fails without words of its own. */
  fallback: string
  /** Asks for what there is now, where undoing was refused. */
  refresh?: () => Promise<unknown>
}

/** The rows of each offer that still stands, by what takes it away. */
const offers = new Map<() => void, string[]>()

let before: Promise<unknown> = Promise.resolve()

/** One after the other: what is undone first makes what came before it undoable. */
function inTurn(undo: () => Promise<unknown>): Promise<unknown> {
  const mine = before.then(undo)
  before = mine.catch(() => undefined)
  return mine
}

/**
 * Says what was done at once, without a question beforehand, and offers to take it back: by its button, or by Ctrl and Z.
 * What is answered here takes the offer away.
 */
export function offerUndo({ ids = [], message, undo, fallback, refresh }: Done): () => void {
  const undoNow = async () => {
    forget()
    notifications.hide(toast)
    try {
      await inTurn(undo)
      announce("Undone.")
    } catch (cause) {
      showFailureToast(cause, fallback)
      void refresh?.()
    } finally {
      keepFocusOnPage()
    }
  }
  // It stays while the keyboard is on it.
  const stay = (autoClose: number | false) => notifications.update({ id: toast, autoClose, message: content })
  const content = (
    <Group justify="space-between" gap="sm" wrap="nowrap">
      <Text span inherit lineClamp={3}>
        {message}
      </Text>
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
        onFocus={() => stay(false)}
        onBlur={() => stay(timeToUndo)}
      >
        Undo
      </Button>
    </Group>
  )
  const toast = notifications.show({
    autoClose: timeToUndo,
    onClose: () => forget(),
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

/** Takes away all offers that concern a row: it has been deleted. */
export function withdrawUndo(id: string): void {
  for (const [withdraw, ids] of offers) if (ids.includes(id)) withdraw()
}

/** Takes away all that was said to one person, and offered to be undone: it is no business of the next. */
export function forgetToasts(): void {
  for (const withdraw of offers.keys()) withdraw()
  notifications.clean()
  notifications.cleanQueue()
}

/** For what fails outside a form, where there is no better place to say so. */
export function showFailureToast(cause: unknown, fallback: string): void {
  notifications.show({ ...failureToast(cause, fallback), autoClose: timeToUndo })
}
