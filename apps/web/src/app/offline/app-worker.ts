import { workerAddress } from "../../session/push.ts"
import { thisBuild } from "./cached-queries.ts"

/** Milliseconds between two looks for a new version, besides the browser's own at each page load. */
const lookInterval = 60 * 60_000

const listeners = new Set<() => void>()
let isReady = false
let registration: ServiceWorkerRegistration | undefined

function becomeReady(): void {
  isReady = true
  for (const listener of listeners) listener()
}

/** Tells if a new version of the app is ready. It starts only when a person agrees. */
export const appUpdate = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: (): boolean => isReady,
  /** Lets the new version take over and reloads this page. Other tabs stay as they are, and show the same message. */
  start: (): void => {
    const { waiting } = registration ?? {}
    if (!waiting) return window.location.reload()
    navigator.serviceWorker.addEventListener("controllerchange", () => window.location.reload(), { once: true })
    waiting.postMessage({ kind: "take_over" })
  },
}

/** Registers the service worker, and watches for a new version. Does nothing in browsers and addresses without workers. */
export async function startWorker(): Promise<void> {
  if (!("serviceWorker" in navigator) || isSavingData()) return
  const { serviceWorker } = navigator
  const hadWorker = serviceWorker.controller !== null
  // Taken over from another tab: the code of this page is kept until it is reloaded.
  if (hadWorker) serviceWorker.addEventListener("controllerchange", becomeReady)
  registration = await serviceWorker.register(workerAddress, { updateViaCache: "none" })
  // Registering is blocked in some browsers.
  if (!registration) return
  const look = () => {
    if (registration?.waiting && serviceWorker.controller) becomeReady()
  }
  look()
  registration.addEventListener("updatefound", () => registration?.installing?.addEventListener("statechange", look))
  let looked = Date.now()
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden" || Date.now() - looked < lookInterval) return
    looked = Date.now()
    void registration?.update().catch(() => undefined)
  })
  const { active } = await serviceWorker.ready
  active?.postMessage({ kind: "running", version: thisBuild() })
}

/** Some browsers lack it, although the types do not say so. */
function isSavingData(): boolean {
  return "connection" in navigator && (navigator.connection as { saveData?: boolean }).saveData === true
}
