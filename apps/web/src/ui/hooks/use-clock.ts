import { useSyncExternalStore } from "react"

/** Milliseconds between two looks at the clock (A §9). */
const lookEvery = 30_000
const minute = 60_000

function subscribe(look: () => void): () => void {
  const timer = window.setInterval(look, lookEvery)
  return () => window.clearInterval(timer)
}

/** What a reading of the clock makes of the present time; the screen follows when it changes. It must answer a plain value. */
export function useClock<Fact extends string | number>(read: (now: Date) => Fact): Fact {
  const look = () => read(new Date())
  return useSyncExternalStore(subscribe, look, look)
}

/** The present time to the minute, in milliseconds since 1970. */
export function toMinute(now: Date): number {
  return Math.floor(now.getTime() / minute) * minute
}

/** The present time to the second, in milliseconds since 1970; the screen follows each second while `running`. */
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
