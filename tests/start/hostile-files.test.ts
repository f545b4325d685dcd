import { mkdtemp, rm } from "node:fs/promises"
import os from "node:os"
import path from "node:path"
import { freePort } from "@hearthbook/db/testing/listen"
import { expect, test } from "vitest"
import { z } from "zod"
import { startServer } from "../built-server.ts"
import { copySeededFolder } from "../seeded-folder.ts"

const calendar = (...lines: string[]) =>
  ["BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:1", "SUMMARY:Odd", ...lines, "END:VEVENT", "END:VCALENDAR"].join("\r\n")
const [blanks, days] = [" ".repeat(60_000), Array.from({ length: 250_000 }, (_, at) => `2026${1000 + (at % 200)}`)]

/** Files that blocked the server for seconds, minutes or years, and the status of their answer. */
const files: [kind: string, content: string, status: number][] = [
  ["calendar", calendar("DTSTART:20260101T000000Z", "RRULE:FREQ=DAILY;INTERVAL=100000000"), 200],
  ["calendar", calendar("DTSTART:20260101T000000Z", "RRULE:FREQ=SECONDLY"), 200],
  ["calendar", calendar("DTSTART:20260101", `RDATE:${days.join()}`), 200],
  ["attendance", `Student,Date,Status\nEli,1${blanks}x,present`, 200],
  ["assignments", `Title,Points\nEssay,18${blanks}/${blanks}x`, 200],
  ["students", `Name,Date of birth\nEli${blanks}x,1`, 200],
  ["students", `Name\n${" ,".repeat(2_000_000)}`, 200],
]

test("files that take long are read beside everybody else", { tags: ["import.threads"] }, async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "hearthbook-hostile-"))
  await copySeededFolder(path.join(folder, "data"))
  const server = await startServer({
    PORT: String(await freePort()),
    DATA_DIR: path.join(folder, "data"),
    LOG_LEVEL: "warn",
  })
  try {
    const body = JSON.stringify({ email: "demo@hearthbook.app", password: "Warm-Hearth-24!" })
    const json = { "content-type": "application/json" }
    const signedIn = await fetch(`${server.url}/api/v1/auth/login`, { method: "POST", headers: json, body })
    const { access_token } = z.object({ access_token: z.string() }).parse(await signedIn.json())
    const send = async ([kind, content]: (typeof files)[number]) => {
      const headers = { authorization: `Bearer ${access_token}` }
      const answer = await fetch(`${server.url}/api/v1/imports?kind=${kind}`, {
        method: "POST",
        headers,
        body: content,
      })
      await answer.arrayBuffer()
      return answer.status
    }
    let isSending = true
    const waits: number[] = []
    const watch = async () => {
      while (isSending) {
        const begun = performance.now()
        await fetch(`${server.url}/api/health`)
        waits.push(performance.now() - begun)
      }
    }
    const watching = watch()
    const begun = performance.now()
    const answers: number[] = []
    for (const file of files) answers.push(await send(file))
    isSending = false
    await watching
    expect(answers).toEqual(files.map(([, , status]) => status))
    expect(performance.now() - begun).toBeLessThan(12_000 * files.length)
    // The aim is 250 ms on a quiet machine. A busy one runs other programs meanwhile.
    expect(Math.max(...waits)).toBeLessThan(2_000)
  } finally {
    await server.stop()
    await rm(folder, { recursive: true })
  }
})
