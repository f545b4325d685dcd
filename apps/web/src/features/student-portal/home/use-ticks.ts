import { notifyManager } from "@tanstack/react-query"
import { useRef, useState } from "react"
import { isItemDone, type DayItem } from "../../../entities/day/day-items.ts"

/**
 * Shows ticks at once, until the day has been refetched. `save` reports its own failures; then the stored state shows again. Ticks of
 * one step are saved one after another.
 */
export function useTicks(items: DayItem[]) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map())
  const queues = useRef(new Map<string, Promise<unknown>>())

  const isDone = (item: DayItem): boolean => chosen.get(item.key) ?? isItemDone(item) ?? false

  const tick = async ({ key }: DayItem, value: boolean, save: () => Promise<unknown>): Promise<void> => {
    setChosen((before) => new Map(before).set(key, value))
    const turn = (queues.current.get(key) ?? Promise.resolve()).then(save)
    queues.current.set(key, turn)
    await turn
    if (queues.current.get(key) !== turn) return
    notifyManager.schedule(() => setChosen((before) => new Map([...before].filter(([waiting]) => waiting !== key))))
  }

  const counted = items.filter((item) => isItemDone(item) !== null)
  return { isDone, tick, done: counted.filter(isDone).length, total: counted.length }
}
