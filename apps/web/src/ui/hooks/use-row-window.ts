import { defaultRangeExtractor, measureElement, useWindowVirtualizer, type Range } from "@tanstack/react-virtual"
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type FocusEvent } from "react"
import { useIsPrinting } from "./use-is-printing.ts"

/** The measures of a list's rows in pixels. Until a row is measured its height is estimated: a line on a desktop, a card on a phone. */
export type RowMeasures = { line: number; card: number; gap: number }
/** A list up to this length is rendered in full, so that the browser's search works. */
const smallList = 20

/**
 * Virtualizes a long list: renders only the rows near the screen. The focused row is always rendered, and so are the
 * `pinned` rows, such as those with unsaved input. Printing renders all loaded rows.
 */
export function useRowWindow(ids: string[], pinned: ReadonlySet<string>, { line, card, gap }: RowMeasures) {
  const list = useRef<HTMLUListElement>(null)
  const [scrollMargin, setScrollMargin] = useState(0)
  const [focused, setFocused] = useState<string | null>(null)
  const isPrinting = useIsPrinting()

  // Content above the list changes height: an error, another list.
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
    const alwaysRendered = [focused, ...pinned].map((id) => (id ? ids.indexOf(id) : -1)).filter((index) => index >= 0)
    return [...new Set([...defaultRangeExtractor(range), ...alwaysRendered])].toSorted((one, other) => one - other)
  }
  // oxlint-disable-next-line react/incompatible-library -- no React Compiler here; the result is read on each render
  const virtualizer = useWindowVirtualizer({
    count: ids.length,
    estimateSize: () => ((list.current?.clientWidth ?? 0) < 820 ? card : line),
    getItemKey: useCallback((index: number) => ids[index] ?? index, [ids]),
    overscan: 5,
    gap,
    scrollMargin,
    rangeExtractor,
    // A row that a scroll brings is outside of the screen, and its height is read with the layout of the next frame. Reading it at
    // once would lay out the page for each row.
    measureElement: (row, entry, list) => {
      const index = list.indexFromElement(row)
      if (entry || !list.isScrolling) return measureElement(row, entry, list)
      return list.itemSizeCache.get(list.options.getItemKey(index)) ?? list.options.estimateSize(index)
    },
    // Scrolling need not wait for the render.
    useFlushSync: false,
  })
  const rows = virtualizer.getVirtualItems()
  return {
    rows,
    /** Index of the last visible row. */
    lastSeen: virtualizer.range?.endIndex ?? -1,
    /** The place of each row in pixels from the list's top. */
    places: () => virtualizer.measurementsCache.map(({ start, size }) => ({ start: start - scrollMargin, size })),
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

/** Loads more when the end of the loaded rows is near; `more` is null while no request is possible. */
export function useMoreNearEnd(lastSeen: number, count: number, more: (() => void) | null): void {
  const isNear = lastSeen >= count - 20
  useEffect(() => {
    if (isNear) more?.()
  }, [isNear, more])
}

function idOf(target: EventTarget): string | null {
  return target instanceof Element ? (target.closest("[data-id]")?.getAttribute("data-id") ?? null) : null
}
