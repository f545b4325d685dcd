// Runs before the first paint. A separate file, because the content security policy allows no inline scripts.

// Sets the color scheme, so that a dark screen never flashes white. It is the theme of the user signed in in this tab, or else the
// choice that Mantine stored.
{
  const key = "hearthbook.session"
  const ofTab = sessionStorage.getItem(key)
  // Prerendered pages are for visitors.
  if (ofTab ?? localStorage.getItem(key)) document.documentElement.dataset.known = ""
  const theme = /"theme":"(light|dark|auto)"/.exec(ofTab ?? "")?.[1]
  const chosen = theme ?? localStorage.getItem("mantine-color-scheme-value")
  const dark = chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches)
  document.documentElement.setAttribute("data-mantine-color-scheme", dark ? "dark" : "light")
}

// Records the last click on a prerendered page, which src/ui/layout/prerendered.ts repeats once the code has loaded. Forms are not
// submitted, because that would put their input into the address.
{
  const isDrawn = (target) => target instanceof Element && target.closest("#prerendered") !== null
  addEventListener("submit", (event) => isDrawn(event.target) && event.preventDefault(), true)
  addEventListener(
    "click",
    ({ target }) => {
      const clicked = isDrawn(target) ? target.closest("button, summary") : null
      if (clicked) clicked.dataset.clicked = ""
    },
    true,
  )
}

// Loads the code of a prerendered page once the page is painted (vite/page-html.ts), or at once for signed-in users, who do not see
// it, and in background tabs, which are not painted.
addEventListener("DOMContentLoaded", () => {
  const code = document.getElementById("code")
  if (!code) return
  const begin = () => document.head.append(code.content)
  if (document.hidden || document.documentElement.dataset.known === "") begin()
  else requestAnimationFrame(() => setTimeout(begin))
})
