// Runs before the first paint. A file of its own, because the content security policy allows no inline script.

// So that a dark room never flashes white. The theme is that of who is signed in in this tab only; else the key is the one
// under which Mantine keeps the reader's choice.
{
  const key = "hearthbook.session"
  const ofTab = sessionStorage.getItem(key)
  // A page as the build has drawn it is for who is not signed in.
  if (ofTab ?? localStorage.getItem(key)) document.documentElement.dataset.known = ""
  const theme = /"theme":"(light|dark|auto)"/.exec(ofTab ?? "")?.[1]
  const chosen = theme ?? localStorage.getItem("mantine-color-scheme-value")
  const dark = chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches)
  document.documentElement.setAttribute("data-mantine-color-scheme", dark ? "dark" : "light")
}

// A click on a drawn page whose code is not here yet is not lost: src/ui/layout/prerendered.ts repeats the last one. A form is not
// sent, which would put what was typed into the address.
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

// The code of a page that the build has drawn begins to come when that page is painted (vite/page-html.ts): at once for who does
// not see it, because they are signed in, and in a tab behind others, which is not painted.
addEventListener("DOMContentLoaded", () => {
  const code = document.getElementById("code")
  if (!code) return
  const begin = () => document.head.append(code.content)
  if (document.hidden || document.documentElement.dataset.known === "") begin()
  else requestAnimationFrame(() => setTimeout(begin))
})
