/** Milliseconds that changes wait for the keeper. Its code may fail to load. */
const patience = 10_000

let isStarted = () => {}
const started = new Promise<void>((resolve) => (isStarted = resolve))

/** Resolves when the keeper has started, or is taken to have failed. */
export function waitForKeeper(): Promise<void> {
  return Promise.race([started, new Promise<void>((resolve) => setTimeout(resolve, patience))])
}

/** Says that the keeper has started, or that this browser has none. */
export function noteKeeperStarted(): void {
  isStarted()
}
