import { addDays, type Day } from "@hearthbook/core/time/days"
import { useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from "react"
import { flushSync } from "react-dom"
import { announce } from "../../../../ui/feedback/live-region.tsx"
import { formatMonthDay } from "../../../../lib/week-labels.ts"

/** Some days being selected. `anchor` is where the selection began; `head` may be before it. */
type Selection = { anchor: Day; head: Day; by: "drag" | "keyboard" | "tap" }

type Options = {
  first: Day
  last: Day
  /** True if a tap on the day begins a range, and false if it opens what is on the day. */
  beginsRange: (day: Day) => boolean
  /** Called with the first and the last day that were chosen, which may be the same. */
  onOpen: (first: Day, last: Day) => void
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/**
 * Chooses one day or a range of days, which are elements with `data-day`: by click or drag, by tapping the first and the last day,
 * or with the arrow keys, Shift and Enter. Only one day is in the tab order.
 */
export function useDayRange({ first, last, beginsRange, onOpen }: Options) {
  const [selection, setSelection] = useState<Selection | null>(null)
  const [focused, setFocused] = useState<Day | null>(null)
  const dragged = useRef<Selection | null>(null)
  const pointer = useRef("mouse")

  const open = (one: Day, other: Day) => {
    setSelection(null)
    onOpen(one < other ? one : other, one < other ? other : one)
  }
  const drag = (next: Selection | null) => {
    dragged.current = next
    setSelection(next)
  }

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    pointer.current = event.pointerType
    const day = dayAt(event.target)
    if (!day || event.pointerType === "touch" || event.button !== 0) return
    drag({ anchor: day, head: day, by: "drag" })
    const end = () => {
      window.removeEventListener("pointerup", end)
      window.removeEventListener("pointercancel", end)
      const range = dragged.current
      drag(null)
      if (range && range.anchor !== range.head) open(range.anchor, range.head)
    }
    window.addEventListener("pointerup", end)
    window.addEventListener("pointercancel", end)
  }
  const onPointerOver = (event: PointerEvent<HTMLElement>) => {
    const day = dayAt(event.target)
    if (day && dragged.current) drag({ ...dragged.current, head: day })
  }
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const day = dayAt(event.target)
    if (!day) return
    setFocused(day)
    const byKeyboard = event.detail === 0
    if (selection && (selection.by === "tap" || byKeyboard)) open(selection.anchor, byKeyboard ? selection.head : day)
    else if (!byKeyboard && pointer.current === "touch" && beginsRange(day)) {
      setSelection({ anchor: day, head: day, by: "tap" })
      announce(`From ${formatMonthDay(day)}. Tap the last day.`)
    } else open(day, day)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const day = dayAt(event.target)
    if (event.key === "Escape" && selection) setSelection(null)
    const step = steps[event.key]
    if (!day || step === undefined) return
    event.preventDefault()
    const next = addDays(day, step)
    if (next < first || next > last) return
    // The month of the day may not be shown yet.
    flushSync(() => setFocused(next))
    event.currentTarget.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus()
    if (!event.shiftKey) return setSelection(null)
    const anchor = selection?.anchor ?? day
    setSelection({ anchor, head: next, by: "keyboard" })
    announce(`${formatMonthDay(anchor)} to ${formatMonthDay(next)}`)
  }

  return {
    focused,
    /** The first day of a range whose last day is to be tapped. */
    tapped: selection?.by === "tap" ? selection.anchor : null,
    cancel: () => setSelection(null),
    isSelected: (day: Day) => selection !== null && isBetween(day, selection),
    areaProps: { onPointerDown, onPointerOver, onClick, onKeyDown },
  }
}

function isBetween(day: Day, { anchor, head }: Selection): boolean {
  return anchor <= head ? anchor <= day && day <= head : head <= day && day <= anchor
}

function dayAt(target: EventTarget): Day | undefined {
  return target instanceof Element ? target.closest<HTMLElement>("[data-day]")?.dataset["day"] : undefined
}
