// Runs before the first paint. A separate file, because the content security policy allows no inline scripts.

// Sets the color scheme, so that a dark screen never flashes white. It is the theme of the user signed in in this tab, or else the
// choice that Mantine stored.
const sessionText = sessionStorage.getItem("hearthbook.session") ?? localStorage.getItem("hearthbook.session")
{
  // Prerendered pages are for visitors.
  if (sessionText) document.documentElement.dataset.known = ""
  const theme = /"theme":"(light|dark|auto)"/.exec(sessionStorage.getItem("hearthbook.session") ?? "")?.[1]
  const chosen = theme ?? localStorage.getItem("mantine-color-scheme-value")
  const dark = chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches)
  document.documentElement.setAttribute("data-mantine-color-scheme", dark ? "dark" : "light")
}

/** Resolves when the heading of a frame is shown in its own font. */
let headingShown = Promise.resolve()

// Shows the frame of the page, drawn at build time (src/prerender/frames.tsx), as soon as the parser has reached it. The app replaces it
// (src/ui/feedback/drawn-frame.ts).
if (sessionText) {
  new MutationObserver((_, observer) => {
    const root = document.getElementById("root")
    if (!root) return
    observer.disconnect()
    const frames = document.getElementById("frames")
    if (frames) showFrame(frames, root)
  }).observe(document, { childList: true, subtree: true })
}

// Sends the page's first request before the app's code has loaded: the one that it sent on the last visit, if the same person is still
// signed in. The app takes the answer over (src/session/first-request/first-answer.ts).
if (sessionText) {
  const { user, access_token } = readSession() ?? {}
  const known = /"user_id":"([^"]+)"/.exec(localStorage.getItem("hearthbook.first-requests") ?? "")?.[1]
  if (user && known === user.id) {
    const url = JSON.parse(localStorage.getItem("hearthbook.first-requests")).urls[location.pathname]
    if (url?.startsWith("/api/trpc/") && endOf(access_token) - 60_000 > Date.now()) {
      const answer = fetch(url, { headers: { authorization: `Bearer ${access_token}` }, credentials: "include" })
      answer.catch(() => undefined)
      window.hearthbookFirst = { url, token: access_token, answer }
    }
  }
}

// The first use of dates and numbers takes a phone 50 ms. Now nothing else is to be done, because the styles are on their way.
if (sessionText) setTimeout(() => new Intl.DateTimeFormat())

/** Takes the frame that fits the person and the window, and fills in what only the browser knows. */
function showFrame(frames, root) {
  const { user, access_token } = readSession() ?? {}
  if (!user) return
  const isFolded =
    matchMedia("(max-width: 68.75em)").matches || localStorage.getItem("hearthbook.sidebar-folded") === "true"
  const width = matchMedia("(width < 48em)").matches ? "phone" : isFolded ? "tablet" : "desk"
  const name = user.role === "student" ? "student" : `adult-${width}`
  const drawn = frames.content.querySelector(`[data-frame="${name}"]`)
  if (!drawn) return
  // The text of the student area is larger (src/app/shells/use-child-area.ts).
  if (name === "student") document.documentElement.dataset.area = "child"
  const minutes = (endOf(access_token) - Date.now()) / 60000
  const hour = new Date().getHours()
  const part = hour >= 4 && hour < 12 ? "morning" : hour >= 12 && hour < 18 ? "afternoon" : "evening"
  // The weekday in full and the month by name, as in src/lib/week-words.ts.
  const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
  const months = "January February March April May June July August September October November December".split(" ")
  const isDayFirst = user.date_format === "DD/MM/YYYY"
  const monthDay = (day) =>
    (isDayFirst ? [day.getDate(), months[day.getMonth()]] : [months[day.getMonth()], day.getDate()]).join(" ")
  const words = {
    first: user.first_name,
    name: `${user.first_name} ${user.last_name}`.trim(),
    email: user.email,
    initials: `${user.first_name.slice(0, 1)}${user.last_name.slice(0, 1)}`.toUpperCase(),
    greeting: `Good ${part}, ${user.first_name}`,
    date: `${weekdays[new Date().getDay()]}, ${monthDay(new Date())}`,
    week: monthDay(mondayOfWeek()),
    left: minutes > 0 ? `Session expires in ${Math.floor(minutes)}m` : "Session paused",
  }
  const frame = document.importNode(drawn, true)
  frame.id = "frame"
  // Nothing in it works yet. When the app replaces it (src/ui/feedback/drawn-frame.ts), the last click on it is repeated at its place. The
  // content of a page may be elsewhere, so it is left out.
  frame.inert = true
  let place
  addEventListener("click", ({ clientX, clientY }) => {
    if (frame.isConnected) place = [clientX, clientY]
  })
  frame.addEventListener("close", () => {
    const clicked = place && document.elementFromPoint(...place)?.closest("a, button")
    if (!clicked?.closest("main")) clicked?.click()
  })
  for (const blank of frame.querySelectorAll("[data-fill]")) blank.textContent = words[blank.dataset.fill]
  root.before(frame)
  showGreeting(frame)
}

/** The Monday of the week that the page shows. */
function mondayOfWeek() {
  const asked = /[?&]week=(\d{4}-\d\d-\d\d)/.exec(location.search)?.[1]
  const monday = asked ? new Date(`${asked}T00:00`) : new Date()
  monday.setDate(monday.getDate() - ((monday.getDay() + 6) % 7))
  return monday
}

/**
 * Shows the greeting in its own font. The browser would otherwise measure the app's greeting as a larger text that came late. After a
 * second it shows in any font.
 */
function showGreeting(frame) {
  headingShown = new Promise((resolve) => {
    const show = () => {
      frame.dataset.ready = ""
      resolve()
    }
    setTimeout(show, 1000)
    const styles = document.querySelector('link[rel="stylesheet"]')
    const load = () => void document.fonts.load("600 28px Fraunces").then(show, show)
    if (styles === null || styles.sheet) load()
    else styles.addEventListener("load", load)
  })
}

/** The stored session, or null for one of an older release. */
function readSession() {
  try {
    return JSON.parse(sessionText)
  } catch {
    return null
  }
}

/** The expiry of an access token in milliseconds since 1970, or 0 if it cannot be read. */
function endOf(access_token) {
  try {
    const claims = atob(access_token.split(".")[1].replace(/-/g, "+").replace(/_/g, "/"))
    return JSON.parse(claims).exp * 1000
  } catch {
    return 0
  }
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

// Loads the code once what was drawn at build time is painted (vite/page-html.ts), or at once where nothing drawn is seen: for signed-in
// users on pages for visitors, for visitors on those of signed-in users, and in background tabs, which are not painted.
addEventListener("DOMContentLoaded", () => {
  const code = document.getElementById("code")
  if (!code) return
  const begin = () => document.head.append(code.content)
  const isDrawn = document.getElementById(sessionText ? "frame" : "prerendered") !== null
  if (document.hidden || !isDrawn) begin()
  else void headingShown.then(() => requestAnimationFrame(() => setTimeout(begin)))
})
