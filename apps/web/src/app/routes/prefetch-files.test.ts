import { expect, test } from "vitest"
import { filesIn } from "./prefetch-files.ts"

test("a page's files are its scripts and stylesheets, each once, without fonts and images", () => {
  const html = `
    <link rel="icon" type="image/svg+xml" href="/assets/logo-D1.svg" />
    <script src="/before-paint.js"></script>
    <script type="module" crossorigin src="/assets/index-Db.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/frame-C6.js">
    <link rel="preload" as="font" crossorigin href="/assets/figtree-D_.woff2">
    <link rel="stylesheet" crossorigin href="/assets/index-B7.css">
    <link rel="modulepreload" crossorigin href="/assets/frame-C6.js">
    <a href="/assets/no-link.js">`
  expect(filesIn(html)).toEqual(["/assets/index-Db.js", "/assets/frame-C6.js", "/assets/index-B7.css"])
  expect(filesIn("<!doctype html>")).toEqual([])
})
