import { useEffect, useRef, type RefObject } from "react"

/** A control of a row, and how the same one is found in another row: the last but n of its kind. */
type Place = { row: HTMLElement; control: HTMLElement; kind: string; fromEnd: number }

const kinds = ["[data-chip]", "[aria-haspopup=menu]", "input[type=checkbox]", "button, a, input"]
const rowSelector = "li"

/**
 * Keeps the focus in a list whose rows leave their place, such as for another group: it moves to the same control of the row that comes
 * next. While a menu or a dialog of the row has the focus, this happens when it closes. `restore` returns the focus to the list.
 */
export function useNextRowFocus(list: RefObject<HTMLElement | null>): { restore: () => void } {
  const last = useRef<Place | null>(null)
  useEffect(() => {
    const root = list.current
    if (!root) return
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return
      if (root.contains(target)) last.current = placeOf(target)
      // A menu or dialog that closes gives the focus to the page if its row is gone.
      else if (target.tagName === "MAIN") focusLast(last.current)
      else if (!target.closest('[role="menu"], [role="dialog"]')) last.current = null
    }
    const watch = new MutationObserver((records) => {
      const place = last.current
      if (!place || place.row.isConnected) return
      const gone = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(place.row)))
      const row = gone && rowFrom(root, gone)
      last.current = row ? sameControl(row, place) : null
      if (isFocusLost()) focusLast(last.current)
    })
    document.addEventListener("focusin", note)
    watch.observe(root, { childList: true, subtree: true })
    return () => {
      document.removeEventListener("focusin", note)
      watch.disconnect()
    }
  }, [list])
  return { restore: () => focusLast(last.current) }
}

function focusLast(place: Place | null): void {
  if (place?.control.isConnected) place.control.focus()
}

function isFocusLost(): boolean {
  const active = document.activeElement
  return active === null || active.matches("body, main")
}

function placeOf(control: HTMLElement): Place | null {
  const row = control.closest<HTMLElement>(rowSelector)
  const kind = kinds.find((each) => isOfKind(control, each))
  if (!row || !kind) return null
  const all = controlsOf(row, kind)
  return { row, control, kind, fromEnd: all.length - all.indexOf(control) }
}

/** True if a control matches a selector. `matches` alone would narrow its type. */
function isOfKind(control: Element, kind: string): boolean {
  return control.matches(kind)
}

/** The control of a row that is at the place of another row's, or the row's first one. */
function sameControl(row: HTMLElement, { kind, fromEnd }: Place): Place | null {
  const control = controlsOf(row, kind).at(-fromEnd) ?? controlsOf(row, "button, a, input")[0]
  return control ? placeOf(control) : null
}

function controlsOf(row: HTMLElement, kind: string): HTMLElement[] {
  return row.matches(kind) ? [row] : [...row.querySelectorAll<HTMLElement>(kind)]
}

/** The first row after what was removed, or else the last row of the list. */
function rowFrom(root: HTMLElement, { target, nextSibling }: MutationRecord): HTMLElement | undefined {
  const rows = [...root.querySelectorAll<HTMLElement>(rowSelector)].filter((row) => row.checkVisibility())
  const from = nextSibling?.isConnected ? nextSibling : target
  const isAfter = (row: HTMLElement) =>
    from === nextSibling ? from.contains(row) || isFollowing(from, row) : !from.contains(row) && isFollowing(from, row)
  return rows.find(isAfter) ?? rows.at(-1)
}

function isFollowing(node: Node, other: Node): boolean {
  return (node.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}
