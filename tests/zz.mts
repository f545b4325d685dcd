import { chromium } from "playwright"
const base = "http://localhost:4771"
let login: any
for (let i = 0; i < 20; i++) { login = await (await fetch(`${base}/api/v1/auth/login`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ email: "demo@hearthbook.app", password: "Warm-Hearth-24!" }) })).json(); if (login.user) break; await new Promise((r) => setTimeout(r, 1000)) }
const call = async (m: string, p: string, body?: unknown) => (await fetch(`${base}/api/v1${p}`, { method: m, headers: { authorization: `Bearer ${login.access_token}`, "content-type": "application/json" }, body: body ? JSON.stringify(body) : undefined })).json()
const curricula = await call("GET", "/curriculum")
let long = curricula.find((c: any) => c.lesson_count > 300)
if (!long) { long = curricula.find((c: any) => c.subject.name.includes("Algebra")); console.log(JSON.stringify(await call("POST", "/lessons/series", { curriculum_ids: [long.id], pattern: "Lesson {1-380}", preview: false })).slice(0, 100)) }
const session = JSON.stringify({ user: login.user, access_token: login.access_token, refresh_token: login.refresh_token, remember: true })
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] })
const context = await browser.newContext({ viewport: { width: 1280, height: 720 } })
await context.addInitScript((s) => localStorage.setItem("hearthbook.session", s), session)
const page = await context.newPage()
page.on("pageerror", (e) => console.log("ERR", e.message.slice(0, 80), e.stack?.slice(0, 1500)))
await page.goto(`${base}/curriculum/${long.id}`)
await page.locator("article").first().waitFor()
await page.waitForTimeout(1500)
for (let round = 0; round < 3; round++) {
  const out = await page.evaluate(async () => {
    window.scrollTo(0, 0)
    await new Promise((r) => setTimeout(r, 300))
    const tasks: number[] = []
    const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)))
    observer.observe({ type: "longtask" })
    let n = 0; const start = performance.now(); const marks: string[] = []
    while (window.scrollY + window.innerHeight < document.documentElement.scrollHeight - 1 && n < 300) {
      n++; window.scrollBy(0, 120)
      await new Promise((r) => requestAnimationFrame(r))
      if (n % 40 === 0) marks.push(`${n}:${window.scrollY}/${document.documentElement.scrollHeight}/${document.querySelectorAll("article").length}/${Math.round(performance.now() - start)}`)
    }
    await new Promise((r) => setTimeout(r, 100))
    return { n, ms: Math.round(performance.now() - start), tasks: tasks.map(Math.round), marks }
  })
  console.log(JSON.stringify(out))
}
await browser.close()
