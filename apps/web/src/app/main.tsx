import "./zod-without-eval.ts"
import "@fontsource-variable/figtree/wght.css"
import "@fontsource-variable/fraunces/wght.css"
import "./mantine.css"
import "./global.css"
import "./child-area.css"
import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { noteFailedImport } from "../lib/failed-imports.ts"
import { isPrefetching } from "../lib/lazy-page.ts"
import { dropPrerendered } from "../lib/prerendered.ts"
import { session } from "../lib/trpc.ts"
import { prefetchPage } from "./prefetch-page.ts"
import { Providers } from "./providers.tsx"
import { reloadOnce } from "./reload-once.ts"
import { AppRouter } from "./router.tsx"

const root = document.getElementById("root")
if (!root) throw new Error("index.html has no element with the id 'root'")

// A page left open over an update asks for a chunk that is no longer there: the new index.html knows its successor.
window.addEventListener("vite:preloadError", (event) => {
  if (isPrefetching()) noteFailedImport(event.payload)
  else void reloadOnce(event)
})

// Whoever is signed in sees another page, or another header. Elsewhere there is none.
if (session.read()) dropPrerendered()

// The page comes beside the frame that it stands in, not after it.
prefetchPage(window.location.pathname)

createRoot(root).render(
  <StrictMode>
    <Providers>
      <AppRouter />
    </Providers>
  </StrictMode>,
)
