import { createContext, type ReactNode } from "react"

/** The open menu of a row of a list. */
export type OpenMenu = { of: string; button: HTMLElement; items: ReactNode; onClose: () => void }

/** Functions of a list for the menus of its rows. */
export type RowMenus = {
  open: (menu: OpenMenu) => void
  /** Replaces the items of the open menu. */
  update: (items: ReactNode) => void
}

/** The menus of the list around a row; null outside of a `RowList`. */
export const RowMenusContext = createContext<RowMenus | null>(null)
