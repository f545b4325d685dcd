import { findFocusReturn } from "../../ui/focus/focus-return.ts"

/** A sign-out that waits for confirmation, and the element to return focus to. */
type Asked = { leave: () => void; opener: HTMLElement | null }

let asked: Asked | null = null
const listeners = new Set<() => void>()

function set(question: Asked | null): void {
  asked = question
  for (const listener of listeners) listener()
}

export const question = {
  title: "Log out without saving?",
  text: "You have unsaved work here. It will be deleted when you log out.",
}

/** The pending confirmation, for any page, including those without a dialog provider. */
export const logOutQuestion = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: (): Asked | null => asked,
  ask: (leave: () => void): void => set({ leave, opener: findFocusReturn() }),
  end: (): void => set(null),
}
