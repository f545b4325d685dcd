import { chromium } from "playwright"
import { readFile } from "node:fs/promises"
const [out, width, ...files] = process.argv.slice(2)
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] })
const p = await b.newPage({ viewport: { width: files.length * (Number(width) + 8), height: 300 } })
const imgs = await Promise.all(files.map(async (f) => `<img width=${width} src="data:image/jpeg;base64,${(await readFile(f)).toString("base64")}">`))
await p.setContent(`<body style="margin:4px;background:#888;display:flex;gap:8px;align-items:flex-start">${imgs.join("")}</body>`)
await p.screenshot({ path: out, type: "jpeg", fullPage: true }); await b.close()
