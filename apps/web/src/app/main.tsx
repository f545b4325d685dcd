import "./zod-without-eval.ts"
import "@fontsource-variable/figtree/wght.css"
import "@fontsource-variable/fraunces/wght.css"
import "./theme/mantine.css"
import "./theme/global.css"
import "./theme/child-area.css"
import "./theme/forced-colors.css"
import { startTransition, StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { noteFailedImport } from "../lib/failed-imports.ts"
import { isPrefetching } from "./routes/lazy-page.ts"
import { dropPrerendered } from "../ui/layout/prerendered.ts"
import { session } from "../session/client.ts"
import { prefetchPage } from "./routes/prefetch-page.ts"
import { Providers } from "./providers.tsx"
import { reloadOnce } from "./reload-once.ts"
import { AppRouter } from "./routes/router.tsx"

// A page left open over an update asks for a chunk that is no longer there: the new index.html knows its successor.
window.addEventListener("vite:preloadError", (event) => {
  if (isPrefetching()) noteFailedImport(event.payload)
  else void reloadOnce(event)
})

// Whoever is signed in sees another page, or another header. Elsewhere there is none.
if (session.read()) dropPrerendered()

// The page comes beside the frame that it stands in, not after it.
const arrival = prefetchPage(window.location.pathname)

// What the build has drawn can be read meanwhile: it is drawn anew once, when all of it is here, and no spinner before it.
if (document.getElementById("prerendered")) void arrival.then(draw)
else draw()

/** Draws in slices, between which the browser answers who scrolls or types. */
function draw(): void {
  const root = document.getElementById("root")
  if (!root) throw new Error("index.html has no element with the id 'root'")
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
