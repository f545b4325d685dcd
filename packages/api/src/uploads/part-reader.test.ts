import fc from "fast-check"
import { expect, test } from "vitest"
import { partSize } from "./upload.schema.ts"
import { PartReader } from "./part-reader.ts"

const size = 2 * partSize + 100
const whole = Buffer.alloc(size)
for (let at = 0; at < size; at += 4) whole.writeUInt32LE(at, at)
const parts = [0, 1, 2].map((position) => whole.subarray(position * partSize, (position + 1) * partSize))

async function read(reader: PartReader, start: number, end: number): Promise<Buffer> {
  const pieces: Buffer[] = await reader._readStreamForRange(start, end).toArray()
  return Buffer.concat(pieces)
}

test("any range of an upload is read as if it were not split into parts", async () => {
  const reader = new PartReader(async (position) => parts[position] ?? Buffer.alloc(0))
  const place = fc.oneof(fc.nat(size), fc.integer({ min: partSize - 20, max: partSize + 20 }))
  await fc.assert(
    fc.asyncProperty(place, place, async (one, two) => {
      const [start, end] = [Math.min(one, two), Math.max(one, two)]
      const found = await read(reader, start, end)
      return found.equals(whole.subarray(start, end))
    }),
    { numRuns: 60 },
  )
})

test("a part is read once for consecutive ranges in it", async () => {
  const asked: number[] = []
  const reader = new PartReader(async (position) => {
    asked.push(position)
    return parts[position] ?? Buffer.alloc(0)
  })
  for (let start = 0; start < partSize; start += partSize / 4) await read(reader, start, start + 10)
  await read(reader, partSize - 5, partSize + 5)
  expect(asked).toEqual([0, 1])
})

test("a failure to read a part is reported apart from a damaged upload", async () => {
  const gone = new Error("the database is gone")
  const reader = new PartReader(() => Promise.reject(gone))
  await expect(read(reader, 0, 10)).rejects.toBe(gone)
  expect(reader.failure).toBe(gone)
})
