import { useLayoutEffect, useRef, useState, type FocusEvent, type FormEvent, type KeyboardEvent } from "react"
import { useNextRowFocus } from "../../../ui/focus/use-next-row-focus.ts"
import { openMenuByKey, rowOfKey } from "../../../ui/menus/row-menu.tsx"

/** Marks the element of a row that takes the focus. */
export const rowStop = { "data-row-stop": "" }

const stops = "[data-row-stop]"
const keyOf = (element: Element | null) => element?.closest("[data-row]")?.getAttribute("data-row") ?? null

/**
 * Makes a list of rows one stop of the Tab key: `current` is the key of the row whose controls can be reached. Up and Down move between
 * rows. Space ticks a row and moves to the next one that is open; a tick by pointer keeps the focus. E opens a row, and B its menu.
 */
export function useRowKeys(keys: string[]) {
  const list = useRef<HTMLUListElement>(null)
  useNextRowFocus(list)
  const [chosen, setChosen] = useState<string | null>(null)
  /** The row to focus again if the next change of the order takes the focus from it. */
  const kept = useRef<string | null>(null)
  const current = chosen !== null && keys.includes(chosen) ? chosen : (keys[0] ?? null)

  const order = keys.join()
  useLayoutEffect(() => {
    const key = kept.current
    kept.current = null
    if (key === null || document.activeElement !== document.body) return
    stopsIn(list.current)
      .find((stop) => keyOf(stop) === key)
      ?.focus({ preventScroll: true })
  }, [order])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const stop = event.target instanceof HTMLElement && event.target.matches(stops) ? event.target : null
    if (!stop || event.altKey || event.ctrlKey || event.metaKey) return
    const all = stopsIn(list.current)
    const at = all.indexOf(stop)
    const opens = rowOfKey(event, "e")?.querySelector<HTMLElement>("[data-opens]")
    openMenuByKey(event)
    if (opens) opens.click()
    else if (event.key === "ArrowDown") all[at + 1]?.focus()
    else if (event.key === "ArrowUp") all[at - 1]?.focus()
    else if (event.key === " " && stop instanceof HTMLInputElement) {
      const open = all.slice(at + 1).find((other) => other instanceof HTMLInputElement && !other.checked)
      if (!event.repeat) stop.click()
      kept.current = keyOf(open ?? stop)
      open?.focus()
    } else return
    event.preventDefault()
  }
  const onFocus = ({ target }: FocusEvent) => {
    const key = keyOf(target)
    if (key !== kept.current) kept.current = null
    if (key !== null) setChosen(key)
  }
  // The row that was ticked leaves its place, and would lose the focus with it.
  const onChange = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement && target.matches(stops)) kept.current ??= keyOf(target)
  }
  return { current, list: { ref: list, onKeyDown, onFocus, onChange } }
}

function stopsIn(list: HTMLElement | null): HTMLElement[] {
  return list ? [...list.querySelectorAll<HTMLElement>(stops)].filter((stop) => stop.checkVisibility()) : []
}
