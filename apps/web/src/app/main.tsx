import "./zod-without-eval.ts"
import "@fontsource-variable/figtree/wght.css"
import "../ui/fonts/headings.css"
import "./theme/mantine.css"
import "./theme/global.css"
import "./theme/child-area.css"
import "./theme/forced-colors.css"
import "./theme/print.css"
import { startTransition, StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { isTryingImport, noteFailedImport } from "../lib/failed-imports.ts"
import { drawnFrame, dropFrameWhenShown } from "../ui/feedback/drawn-frame.ts"
import { dropPrerendered } from "../ui/layout/prerendered.ts"
import { session } from "../session/client.ts"
import { restoreKept } from "./offline/page-start.ts"
import { prefetchPage } from "./routes/prefetch-page.ts"
import { Providers } from "./providers.tsx"
import { reloadOnce } from "./reload-once.ts"
import { AppRouter } from "./routes/router.tsx"

// A page left open during an update requests a chunk that no longer exists. The new index.html names its successor.
window.addEventListener("vite:preloadError", (event) => {
  if (isTryingImport()) noteFailedImport(event.payload)
  else void reloadOnce(event)
})

// The prerendered pages are for signed-out visitors.
if (session.read()) dropPrerendered()

// Loads the page's code in parallel with its shell.
const loading = prefetchPage(window.location.pathname)
const restoring = restoreKept()

// A page or frame that was drawn at build time stays until all of the page's code is loaded, and is then replaced at once, without a
// spinner. The last known data comes before the first request, or a page that has begun to wait for it would not show it.
if (document.getElementById("prerendered") || drawnFrame.isShown || restoring)
  void Promise.all([loading, restoring]).then(render)
else render()

/** Renders in a transition, so that the page responds to scrolling and typing meanwhile. */
function render(): void {
  const root = document.getElementById("root")
  if (!root) throw new Error("index.html has no element with the id 'root'")
  dropFrameWhenShown(root)
  startTransition(() => {
    createRoot(root).render(
      <StrictMode>
        <Providers>
          <AppRouter />
        </Providers>
      </StrictMode>,
    )
  })
}
