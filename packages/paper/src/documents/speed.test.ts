import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"
import { expect, test } from "vitest"
import { readPdf } from "../testing/read-pdf.ts"
import { hoursLog } from "../testing/sample-papers.ts"
import { fullTranscript } from "../testing/sample-transcript.ts"
import { sheetOn } from "../testing/sample-sheet.ts"
import { draw as makeHoursLog } from "./hours-log.tsx"
import { draw as makeTranscript } from "./transcript.tsx"

setFlagsFromString("--expose-gc")
const collectGarbage = runInNewContext("gc") as () => void

/** A log of one year, with that many entries. */
function longHoursLog(count: number) {
  const log = hoursLog(count)
  const dayOf = (index: number) => new Date(Date.UTC(2026, 8, 1 + Math.floor((index * 270) / count)))
  const entries = log.entries.map((entry, index) => ({
    ...entry,
    date: dayOf(index).toISOString().slice(0, 10),
    activity: `Lesson ${index + 1}`,
  }))
  return { ...log, entries }
}

const makeOne = () => makeTranscript(fullTranscript(), sheetOn("letter"))

test(
  "a transcript of 60 courses takes at most 1.5 s of work, and 200 leave no memory behind",
  { tags: ["paper.speed", "slow"], timeout: 900_000 },
  async () => {
    const times: number[] = []
    const measure = async (count: number) => {
      for (let made = 0; made < count; made += 1) {
        const before = process.cpuUsage()
        await makeOne()
        times.push(process.cpuUsage(before).user / 1000)
      }
      collectGarbage()
      return process.memoryUsage()
    }
    await measure(20)
    const before = await measure(20)
    const after = await measure(200)
    const median = times.toSorted((a, b) => a - b)[times.length / 2] ?? Infinity
    // The work of this process, and twice the limit, because other programs share the caches of its cores.
    expect(median).toBeLessThan(3000)
    // Not the memory of the process, in which other tests run beside this one.
    const growth = (after.heapUsed - before.heapUsed) / 1e6
    console.info(
      `median ${Math.round(median)} ms, heap ${Math.round(before.heapUsed / 1e6)} MB, after 200 more ${growth.toFixed(1)} MB more`,
    )
    // If a document stayed in memory, with its tree of 2,000 nodes, 200 would take several hundred.
    expect(growth).toBeLessThan(20)
  },
)

test(
  "an hours log of 5,000 entries takes at most 20 s of work, and its time grows with its length",
  { tags: ["paper.speed", "slow"], timeout: 900_000 },
  async () => {
    const timeOf = async (count: number) => {
      const before = process.cpuUsage()
      const { pages } = await readPdf(await makeHoursLog(longHoursLog(count), sheetOn("letter")))
      const ms = process.cpuUsage(before).user / 1000
      expect(pages.at(-1)).toContain(`Lesson ${count}`)
      return ms
    }
    await timeOf(100)
    const [short, long] = [await timeOf(1000), await timeOf(5000)]
    console.info(`1,000 entries ${Math.round(short)} ms, 5,000 ${Math.round(long)} ms`)
    // Five times as long, and twice the limit, because other programs share the caches of its cores.
    expect(long / short).toBeLessThan(8)
    expect(long).toBeLessThan(40_000)
  },
)
