import { findFocusReturn } from "../../ui/focus/focus-return.ts"

/** A log-out that waits for an answer, and where the keyboard was. */
type Asked = { leave: () => void; opener: HTMLElement | null }

let asked: Asked | null = null
const listeners = new Set<() => void>()

function set(question: Asked | null): void {
  asked = question
  for (const listener of listeners) listener()
}

export const question = {
  title: "Log out without saving?",
  text: "Something that you have begun here is not saved yet. It goes when you log out.",
}

/** Whether somebody is being asked, on whichever page: also on one that has no dialogs of its own. */
export const logOutQuestion = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: (): Asked | null => asked,
  ask: (leave: () => void): void => set({ leave, opener: findFocusReturn() }),
  end: (): void => set(null),
}
