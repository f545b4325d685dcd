import { chromium } from "/work/main/node_modules/playwright/index.mjs"
import AxeBuilder from "@axe-core/playwright"
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox","--disable-gpu","--disable-quic","--no-first-run","--disable-background-networking","--disable-component-update","--disable-sync"] })
const r = await fetch("http://localhost:3410/api/v1/auth/login", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ email: "eli@hearthbook.app", password: "sunflower-7" }) })
const s = await r.text()
const ids = process.argv.slice(2)
for (const width of [320, 820, 1280]) for (const scheme of ["light", "dark"]) {
  const ctx = await b.newContext({ viewport: { width, height: 900 }, colorScheme: scheme, reducedMotion: "reduce" })
  const p = await ctx.newPage()
  await p.goto("http://localhost:3411/robots.txt"); await p.evaluate((t) => localStorage.setItem("hearthbook.session", t), s)
  for (const path of ["dashboard", "assignments", "assignments?show=graded", "assignments?work=unknown", "schedule?view=week", "schedule?view=day&date=2026-11-23", "grades", ...ids.map((i) => `assignments?work=${i}`)]) {
    await p.goto("http://localhost:3411/student/" + path); await p.locator("h1").waitFor(); await p.waitForLoadState("networkidle").catch(() => {})
    const over = await p.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    const { violations } = await new AxeBuilder({ page: p }).setLegacyMode(true).withTags(["wcag2a","wcag2aa","wcag21a","wcag21aa","wcag22aa"]).analyze()
    if (over > 0 || violations.length) console.log(width, scheme, path, over, violations.map((v) => v.id + " " + v.nodes.length + ": " + v.nodes[0].html.slice(0, 200) + " | " + v.nodes[0].failureSummary.slice(0,300)))
  }
  await ctx.close()
}
await b.close(); console.log("done")
