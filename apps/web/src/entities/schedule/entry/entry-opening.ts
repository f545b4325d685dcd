import { createContext, use } from "react"
import type { Opening } from "./use-schedule-dialogs.ts"

export const EntryOpening = createContext<Opening | null>(null)

/** The functions that open the dialogs of classes and events. Null outside of `EntryDialogs`. */
export function useEntryOpening(): Opening | null {
  return use(EntryOpening)
}
