/** @module-tag smoke */
import { mkdtemp, rm } from "node:fs/promises"
import os from "node:os"
import path from "node:path"
import { freePort } from "@hearthbook/db/testing/listen"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { startServer, type BuiltServer } from "../built-server.ts"
import { copySeededFolder } from "../seeded-folder.ts"
import { pages, weigh } from "../web-weight.ts"

let folder: string
let server: BuiltServer

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "hearthbook-pages-"))
  const data = path.join(folder, "data")
  await copySeededFolder(data)
  server = await startServer({ PORT: String(await freePort()), DATA_DIR: data, LOG_LEVEL: "warn" })
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})

const ask = (address: string, headers: Record<string, string> = {}) => fetch(`${server.url}${address}`, { headers })

describe("before any script has loaded, a visitor can read", { tags: ["site.without-scripts"] }, () => {
  test.each([
    ["/", "One look, and I know how each child is doing."],
    ["/help", "Help"],
    ["/contact", "A person reads every message."],
    ["/faq", "Questions"],
    ["/privacy", "Privacy"],
    ["/terms", "Terms"],
    ["/login", "Welcome Back!"],
  ])("%s", async (address, words) => {
    const answer = await ask(address)
    const html = await answer.text()
    expect(answer.headers.get("cache-control")).toBe("no-cache")
    const [head, body] = html.split("<body>")
    expect(body?.split('<div id="root">')[0]).toContain(words)
    expect(body).not.toContain("needs JavaScript")
    expect(head?.match(/<title>/g)).toHaveLength(1)
    expect(head?.match(/name="description"/g)).toHaveLength(1)
    // The page's code is requested only after the first paint.
    const [seen] = html.split('<template id="code">')
    expect(seen).not.toMatch(/modulepreload|type="module"/)
    // The page has nothing that the content security policy blocks.
    expect(html).not.toMatch(/<script(?![^>]* src=)/)
  })
})

test("the sign-in page preloads all the code that it needs", async () => {
  const html = await (await ask("/login")).text()
  for (const file of [...weigh(pages["sign-in"]).scripts, ...weigh(pages["sign-in"]).styles]) {
    expect(html).toContain(`/${file}`)
  }
})

test("every page preloads the fonts of text and headings, and has its icon", async () => {
  for (const address of ["/", "/login", "/dashboard", "/subjects"]) {
    const html = await (await ask(address)).text()
    const fonts = html.match(/<link rel="preload" as="font" type="font\/woff2" crossorigin href="([^"]+)">/g) ?? []
    const icon = /rel="icon"[^>]* href="([^"]+)"/.exec(html)?.[1]
    const files = [...fonts.map((link) => /href="([^"]+)"/.exec(link)?.[1]), icon]
    expect(files, address).toHaveLength(3)
    for (const file of files) expect((await ask(file ?? "")).headers.get("content-type")).toMatch(/woff2|svg/)
  }
})

test("an unknown path gets the app, and a missing file gets 404", async () => {
  const html = await (await ask("/subjects")).text()
  expect(html).toContain('<div id="root"></div>')
  expect(html).not.toContain("prerendered")
  for (const path of ["/assets/gone-12345678.js", "/.env", "/.git/config", "/wp-login.php"])
    expect((await ask(path)).status).toBe(404)
})

test("code is served as compressed at build time and cached for a year", async () => {
  const [script] = weigh(pages.entry).scripts
  for (const [accepted, sent] of [
    ["br, gzip", "br"],
    ["gzip", "gzip"],
  ] as const) {
    const answer = await ask(`/${script}`, { "accept-encoding": accepted })
    expect(answer.headers.get("content-encoding")).toBe(sent)
    expect(answer.headers.get("content-type")).toMatch(/^text\/javascript/)
    expect(answer.headers.get("vary")).toMatch(/accept-encoding/i)
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable")
    // The headers of pages mean nothing here, and would be half of a small file.
    expect(answer.headers.get("content-security-policy")).toBeNull()
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff")
    expect((await answer.text()).length).toBeGreaterThan(100_000)
  }
})

test("the script that runs before the first paint is named by its hash, so a cached older one is never used", async () => {
  const [name] = /\/assets\/before-paint-[\w-]+\.js/.exec(await (await ask("/")).text()) ?? []
  const answer = await ask(name ?? "")
  expect(answer.status).toBe(200)
  expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable")
  for (const other of [
    "/service-worker.js",
    "/site.webmanifest",
    "/robots.txt",
    "/subjects",
    "/assets/gone-12345678.js",
  ]) {
    expect([other, (await ask(other)).headers.get("cache-control")]).toEqual([other, "no-cache"])
  }
})

test("browsers can install the app, with its icons and shortcuts", { tags: ["offline.install"] }, async () => {
  const page = await (await ask("/dashboard")).text()
  expect(page).toContain('<link rel="manifest" href="/site.webmanifest"')
  expect(page).toMatch(/<meta name="theme-color" media="\(prefers-color-scheme: dark\)" content="#21201d"/)
  const manifest = await ask("/site.webmanifest")
  expect(manifest.headers.get("content-type")).toMatch(/^application\/manifest\+json/)
  const { name, display, icons, shortcuts } = (await manifest.json()) as {
    name: string
    display: string
    icons: { src: string; sizes: string; purpose: string }[]
    shortcuts: { name: string; url: string }[]
  }
  expect([name, display]).toEqual(["Hearthbook", "standalone"])
  expect(shortcuts.map(({ name: word, url }) => [word, url])).toEqual([
    ["Today", "/dashboard"],
    ["Week", "/week"],
    ["Attendance", "/attendance"],
  ])
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    "192x192 any",
    "512x512 any",
    "512x512 maskable",
  ])
  for (const src of ["/icons/apple-touch-180.png", ...icons.map((icon) => icon.src)]) {
    const icon = await ask(src)
    expect([src, icon.status, icon.headers.get("content-type")]).toEqual([src, 200, "image/png"])
  }
})

test("robots.txt lists the paths for search engines", async () => {
  const answer = await ask("/robots.txt")
  expect(answer.headers.get("content-type")).toMatch(/^text\/plain/)
  expect(await answer.text()).toMatch(/^User-agent: \*/)
})
