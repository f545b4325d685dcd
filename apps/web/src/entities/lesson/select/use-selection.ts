import { useCallbackRef } from "@mantine/hooks"
import { useState } from "react"

/**
 * The selected rows of a list, whose ids are given in its order. A range reaches from the row that was selected last. Rows that left
 * the list are not selected.
 */
export function useSelection(ids: string[]) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [last, setLast] = useState<string | null>(null)

  // The same function at each render, so that rows can be memoized.
  const toggle = useCallbackRef((id: string, asRange: boolean) => {
    const from = last === null ? -1 : ids.indexOf(last)
    const to = ids.indexOf(id)
    const chosen = asRange && from >= 0 ? ids.slice(Math.min(from, to), Math.max(from, to) + 1) : [id]
    setLast(id)
    setSelected((before) => {
      const after = new Set(before)
      for (const each of chosen) {
        if (before.has(id)) after.delete(each)
        else after.add(each)
      }
      return after
    })
  })

  return {
    selected: ids.filter((id) => selected.has(id)),
    has: (id: string) => selected.has(id),
    toggle,
    choose: (chosen: string[]) => setSelected(new Set(chosen)),
    clear: () => setSelected(new Set()),
  }
}
export type Selection = ReturnType<typeof useSelection>
