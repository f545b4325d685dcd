import { useSyncExternalStore } from "react"

/** Milliseconds between two reads of the clock. */
const interval = 30_000
const minute = 60_000

/** The subscribers. A page has dozens of them, so they share one timer. */
const looks = new Set<() => void>()
let timer: number | undefined

function subscribe(look: () => void): () => void {
  if (looks.size === 0) timer = window.setInterval(() => looks.forEach((each) => each()), interval)
  looks.add(look)
  return () => {
    looks.delete(look)
    if (looks.size === 0) window.clearInterval(timer)
  }
}

/** Returns a value computed from the current time, and rerenders when it changes. It must be a string or a number. */
export function useClock<Value extends string | number>(read: (now: Date) => Value): Value {
  const look = () => read(new Date())
  return useSyncExternalStore(subscribe, look, look)
}

/** Rounds a time down to the minute, in milliseconds since 1970. */
export function toMinute(now: Date): number {
  return Math.floor(now.getTime() / minute) * minute
}

/** Returns the current time to the second, in milliseconds since 1970. Rerenders each second while `running`. */
export function useSeconds(running = true): number {
  return useSyncExternalStore(running ? subscribeToSeconds : subscribeToNothing, toSecond, toSecond)
}

function subscribeToSeconds(look: () => void): () => void {
  const timer = window.setInterval(look, 1000)
  return () => window.clearInterval(timer)
}

function subscribeToNothing(): () => void {
  return () => undefined
}

function toSecond(): number {
  return Math.floor(Date.now() / 1000) * 1000
}
