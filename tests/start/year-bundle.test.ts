import { mkdtemp, rm } from "node:fs/promises"
import os from "node:os"
import path from "node:path"
import { freePort } from "@hearthbook/db/testing/listen"
import { expect, test } from "vitest"
import { z } from "zod"
import { unzip } from "../../packages/api/src/testing/read-files.ts"
import { startServer } from "../built-server.ts"
import { copySeededFolder } from "../seeded-folder.ts"

test(
  "the built server draws a year-end bundle on its thread, and one after the other",
  { tags: ["export.bundle"] },
  async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), "hearthbook-bundle-"))
    await copySeededFolder(path.join(folder, "data"))
    const server = await startServer({
      PORT: String(await freePort()),
      DATA_DIR: path.join(folder, "data"),
      LOG_LEVEL: "warn",
    })
    try {
      const ask = async (address: string, request: RequestInit = {}) => {
        const answer = await fetch(`${server.url}/api/v1${address}`, request)
        expect(answer.status).toBe(200)
        return answer
      }
      const body = JSON.stringify({ email: "demo@hearthbook.app", password: "Warm-Hearth-24!" })
      const json = { "content-type": "application/json" }
      const signedIn = await ask("/auth/login", { method: "POST", headers: json, body })
      const { access_token } = z.object({ access_token: z.string() }).parse(await signedIn.json())
      const headers = { authorization: `Bearer ${access_token}` }
      const years = await ask("/school-years", { headers })
      const [year] = z.array(z.object({ id: z.string() })).parse(await years.json())
      const read = async () => {
        const answer = await ask(`/school-years/${year?.id}/bundle.zip`, { headers })
        return unzip(Buffer.from(await answer.arrayBuffer()))
      }
      for (const bundle of await Promise.all([read(), read()])) {
        const papers = [...bundle].filter(([name]) => name.endsWith(".pdf"))
        expect(papers.map(([name]) => name)).toContain("Eli Whitaker/Hours log.pdf")
        for (const [, content] of papers) expect(String(content.subarray(0, 5))).toBe("%PDF-")
      }
      const { code, output } = await server.stop("SIGTERM")
      expect(code).toBe(0)
      expect(output).not.toContain('"level":50')
    } finally {
      await server.stop()
      await rm(folder, { recursive: true })
    }
  },
)
