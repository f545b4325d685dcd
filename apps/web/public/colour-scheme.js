// Runs before the first paint, so that a dark room never flashes white. A file of its own, because the content security
// policy allows no inline script. The key is the one under which Mantine keeps the reader's choice.
{
  const chosen = localStorage.getItem("mantine-color-scheme-value")
  const dark = chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches)
  document.documentElement.setAttribute("data-mantine-color-scheme", dark ? "dark" : "light")
}
