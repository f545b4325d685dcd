// Runs before the first paint, so that a dark room never flashes white. A file of its own, because the content security
// policy allows no inline script. The theme is that of who is signed in in this tab only; else the key is the one under which
// Mantine keeps the reader's choice.
{
  const kept = sessionStorage.getItem("hearthbook.session") ?? localStorage.getItem("hearthbook.session")
  // A public page as the build has drawn it is for who is not signed in.
  if (kept) document.documentElement.dataset.known = ""
  const ofTab = /"theme":"(light|dark|auto)"/.exec(sessionStorage.getItem("hearthbook.session") ?? "")?.[1]
  const chosen = ofTab ?? localStorage.getItem("mantine-color-scheme-value")
  const dark = chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches)
  document.documentElement.setAttribute("data-mantine-color-scheme", dark ? "dark" : "light")
}
