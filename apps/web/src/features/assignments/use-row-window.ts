import { defaultRangeExtractor, useWindowVirtualizer, type Range } from "@tanstack/react-virtual"
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type FocusEvent } from "react"
import { flushSync } from "react-dom"

/** Pixels of a row before it has been measured: a line on a desk, a card on a phone. */
const likelyHeight = { line: 78, card: 180 }
const gap = 8
/** So few rows are all drawn: then the browser's own search finds them. */
const smallList = 20

/**
 * Draws, of a long list in the page, the rows near the screen. The row that has the keyboard stays, wherever one scrolls,
 * and so do those `kept`, which are being written in. Paper
 * gets all that are loaded.
 */
export function useRowWindow(ids: string[], kept: ReadonlySet<string>) {
  const list = useRef<HTMLUListElement>(null)
  const [scrollMargin, setScrollMargin] = useState(0)
  const [focused, setFocused] = useState<string | null>(null)
  const isPrinting = usePrinting()

  // What stands above the list grows and shrinks: an error, another list.
  useLayoutEffect(() => {
    const measure = () => {
      if (list.current) setScrollMargin(Math.round(list.current.getBoundingClientRect().top + window.scrollY))
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(document.body)
    return () => watch.disconnect()
  }, [])

  const rangeExtractor = (range: Range) => {
    if (isPrinting || range.count <= smallList) return ids.map((_, index) => index)
    const staying = [focused, ...kept].map((id) => (id ? ids.indexOf(id) : -1)).filter((index) => index >= 0)
    return [...new Set([...defaultRangeExtractor(range), ...staying])].toSorted((one, other) => one - other)
  }
  // oxlint-disable-next-line react/incompatible-library -- nothing here is compiled; what it answers is read at each render
  const virtualizer = useWindowVirtualizer({
    count: ids.length,
    estimateSize: () => ((list.current?.clientWidth ?? 0) < 820 ? likelyHeight.card : likelyHeight.line),
    getItemKey: useCallback((index: number) => ids[index] ?? index, [ids]),
    overscan: 5,
    gap,
    scrollMargin,
    rangeExtractor,
    // A scroll does not have to be answered before the browser goes on.
    useFlushSync: false,
  })
  const rows = virtualizer.getVirtualItems()
  return {
    rows,
    /** The last row on the screen. */
    lastSeen: virtualizer.range?.endIndex ?? -1,
    listProps: {
      ref: list,
      style: { height: virtualizer.getTotalSize() },
      onFocus: (event: FocusEvent) => setFocused(idOf(event.target)),
      onBlur: () => setFocused(null),
    },
    rowProps: (row: (typeof rows)[number]) => ({
      ref: virtualizer.measureElement,
      "data-index": row.index,
      "data-id": ids[row.index],
      style: { transform: `translateY(${row.start - scrollMargin}px)` },
    }),
  }
}

/** Whether the page is being put on paper. The browser takes the page as it is after `beforeprint`, so this waits for nothing. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    window.addEventListener("beforeprint", begin)
    window.addEventListener("afterprint", end)
    return () => {
      window.removeEventListener("beforeprint", begin)
      window.removeEventListener("afterprint", end)
    }
  }, [])
  return isPrinting
}

/** Asks for more once the end of what is loaded comes near; `more` is null while nothing can be asked for. */
export function useMoreNearEnd(lastSeen: number, count: number, more: (() => void) | null): void {
  const isNear = lastSeen >= count - 20
  useEffect(() => {
    if (isNear) more?.()
  }, [isNear, more])
}

function idOf(target: EventTarget): string | null {
  return target instanceof Element ? (target.closest("[data-id]")?.getAttribute("data-id") ?? null) : null
}
