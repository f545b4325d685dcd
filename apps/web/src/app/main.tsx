import "./zod-without-eval.ts"
import "@fontsource-variable/figtree/wght.css"
import "@fontsource-variable/fraunces/wght.css"
import "./mantine.css"
import "./global.css"
import "./child-area.css"
import "./forced-colors.css"
import { startTransition, StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { noteFailedImport } from "../lib/failed-imports.ts"
import { isPrefetching } from "../lib/lazy-page.ts"
import { dropPrerendered } from "../lib/prerendered.ts"
import { session } from "../lib/client.ts"
import { prefetchPage } from "./prefetch-page.ts"
import { Providers } from "./providers.tsx"
import { reloadOnce } from "./reload-once.ts"
import { AppRouter } from "./router.tsx"

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
