import "./zod-without-eval.ts"
import "@fontsource-variable/figtree/wght.css"
import "@fontsource-variable/fraunces/wght.css"
import "./mantine.css"
import "./global.css"
import "./child-area.css"
import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { Providers } from "./providers.tsx"
import { reloadOnce } from "./reload-once.ts"
import { AppRouter } from "./router.tsx"

const root = document.getElementById("root")
if (!root) throw new Error("index.html has no element with the id 'root'")

// A page left open over an update asks for a chunk that is no longer there: the new index.html knows its successor.
window.addEventListener("vite:preloadError", (event) => void reloadOnce(event))

createRoot(root).render(
  <StrictMode>
    <Providers>
      <AppRouter />
    </Providers>
  </StrictMode>,
)
