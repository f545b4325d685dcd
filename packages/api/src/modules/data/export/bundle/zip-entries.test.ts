import { buffer } from "node:stream/consumers"
import { expect, test } from "vitest"
import { unzip } from "../../../../testing/read-files.ts"
import { zipEntries, type Entry } from "./zip-entries.ts"

const mtime = new Date("2026-09-15T16:00:00.000Z")

test("has its entries in their order", { tags: ["export.bundle-memory"] }, async () => {
  async function* entries(): AsyncGenerator<Entry> {
    yield { name: "a.csv", content: Buffer.from("one") }
    yield { name: "b/c.pdf", content: Buffer.from("two"), compress: false }
  }
  const zip = await unzip(await buffer(zipEntries(entries(), { mtime, fail: () => undefined })))
  expect([...zip].map(([name, content]) => [name, String(content)])).toEqual([
    ["a.csv", "one"],
    ["b/c.pdf", "two"],
  ])
})

test("breaks if an entry fails, and says so in the log", { tags: ["export.bundle-memory"] }, async () => {
  const failures: unknown[] = []
  async function* entries(): AsyncGenerator<Entry> {
    yield { name: "a.csv", content: Buffer.from("one") }
    throw new Error("No ink.")
  }
  const stream = zipEntries(entries(), { mtime, fail: (error) => void failures.push(error) })
  await expect(buffer(stream)).rejects.toThrow("No ink.")
  expect(failures).toHaveLength(1)
})
