import { useCallbackRef } from "@mantine/hooks"
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type CSSProperties } from "react"
import { announce } from "../feedback/live-region.tsx"
import { followPointer } from "./follow-pointer.ts"
import { offsetInList, shiftOf, targetIndex, withMoved, type Place } from "./row-places.ts"
import { useEdgeScroll } from "./use-edge-scroll.ts"

type Options = {
  /** The ids of the rows in their order. */
  ids: string[]
  nameOf: (id: string) => string
  /** The number of rows of the list before these, and of all, if only some are shown. */
  before?: number
  total?: number
  /** The places of all rows, without what a drag does to them. */
  places: () => Place[]
  /** True if the page scrolls when a row is dragged to its edge. */
  scrollsPage?: boolean
  /** Called with the new order, the row that was moved, and its new index from 0. */
  onMove: (ids: string[], moved: { id: string; index: number }) => void
}

/** The row that is being moved, and the index it would have if it were dropped. */
type Move = { id: string; to: number; by: "pointer" | "keyboard" }

export type ReorderActions = {
  /** Begins to drag a row when its handle is pressed and the pointer moves. */
  press: (id: string, event: PointerEvent) => void
  drop: () => void
  /** Leaves the row where it was. */
  cancel: () => void
  /** Picks a row up by keyboard. */
  lift: (id: string) => void
  /** Moves the lifted row by a number of places. */
  step: (by: number) => void
}

/**
 * Reorders the rows of a list by mouse, touch and keyboard. Each row has a `ReorderHandle` and the properties of `rowProps`. The
 * element of a row has its id as `data-id`.
 */
export function useReorder({ ids, nameOf, places, before = 0, total, scrollsPage = false, onMove }: Options) {
  const count = total ?? ids.length
  const [move, setMove] = useState<Move | null>(null)
  // A drop can come before the render of the last step.
  const latest = useRef<Move | null>(null)
  const dragged = useRef<{ row: HTMLElement; start: number } | null>(null)
  const stopFollowing = useRef(() => {})
  useEffect(() => () => stopFollowing.current(), [])
  const [droppedId, setDroppedId] = useState<string | null>(null)
  const from = move ? ids.indexOf(move.id) : -1
  const measured = move ? places() : []

  // A dropped row moves in the document, and its handle loses focus with that.
  useLayoutEffect(() => {
    if (droppedId !== null) handleOf(droppedId)?.focus({ preventScroll: true })
  }, [droppedId])

  // Keeps a row that is moved by keyboard on the screen.
  const lifted = move?.by === "keyboard" ? move : null
  useLayoutEffect(() => {
    if (lifted) handleOf(lifted.id)?.closest("[data-id]")?.scrollIntoView({ block: "nearest" })
  }, [lifted])

  const change = (next: Move | null) => {
    latest.current = next
    setMove(next)
  }
  const heightInPage = (y: number) => (scrollsPage ? y + window.scrollY : y)
  const follow = useCallbackRef((y: number) => {
    if (!dragged.current || !latest.current) return
    const offset = heightInPage(y) - dragged.current.start
    const rows = places()
    const index = ids.indexOf(latest.current.id)
    dragged.current.row.style.translate = `0 ${offsetInList(rows, index, offset)}px`
    const to = targetIndex(rows, index, offset)
    if (to !== latest.current.to) change({ ...latest.current, to })
  })
  const edge = useEdgeScroll(follow)

  /** Ends the move, and returns it. */
  const end = (): Move | null => {
    const ended = latest.current
    edge.stop()
    stopFollowing.current()
    if (dragged.current) dragged.current.row.style.translate = ""
    dragged.current = null
    if (ended) change(null)
    return ended
  }
  const begin = (id: string, by: Move["by"]) => {
    setDroppedId(null)
    change({ id, to: ids.indexOf(id), by })
  }

  const drop = useCallbackRef(() => {
    const ended = end()
    const index = ended ? ids.indexOf(ended.id) : -1
    if (!ended || index < 0 || ended.to === index) return
    setDroppedId(ended.id)
    announce(`${nameOf(ended.id)} is now ${before + ended.to + 1} of ${count}.`)
    onMove(withMoved(ids, index, ended.to), { id: ended.id, index: ended.to })
  })
  const cancel = useCallbackRef(() => {
    const ended = end()
    if (ended?.by === "keyboard") announce(`${nameOf(ended.id)} stays where it was.`)
  })
  const grab = useCallbackRef((id: string, y: number) => {
    const row = handleOf(id)?.closest("[data-id]")
    if (!(row instanceof HTMLElement)) return
    dragged.current = { row, start: heightInPage(y) }
    begin(id, "pointer")
  })
  const press = useCallbackRef((id: string, event: PointerEvent) => {
    if (event.button !== 0) return
    stopFollowing.current = followPointer(event, {
      onStart: (y) => grab(id, y),
      onMove: (y) => {
        follow(y)
        if (scrollsPage) edge.scrollAt(y)
      },
      onDrop: drop,
      onCancel: cancel,
    })
  })
  const lift = useCallbackRef((id: string) => {
    begin(id, "keyboard")
    announce(`Picked up ${nameOf(id)}. Arrow keys move it, Space drops it, Escape leaves it where it was.`)
  })
  const step = useCallbackRef((by: number) => {
    if (!latest.current) return
    const to = Math.min(ids.length - 1, Math.max(0, latest.current.to + by))
    change({ ...latest.current, to })
    announce(`${before + to + 1} of ${count}`)
  })

  return {
    /** The id of the row that is being moved. A list that renders some of its rows always renders this one. */
    moving: move?.id ?? null,
    /** The actions of a handle. The same object at each render, so that rows can be memoized. */
    actions: useMemo((): ReorderActions => ({ press, drop, cancel, lift, step }), [press, drop, cancel, lift, step]),
    rowProps: (id: string): { "data-moved"?: true; style: CSSProperties } => {
      if (!move || from < 0) return { style: {} }
      const isMoved = move.id === id
      if (isMoved && move.by === "pointer") return { "data-moved": true, style: {} }
      const shift = shiftOf(measured, { from, to: move.to, index: ids.indexOf(id) })
      return { ...(isMoved && { "data-moved": true }), style: { translate: `0 ${shift}px` } }
    },
  }
}

function handleOf(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-handle="${CSS.escape(id)}"]`)
}
