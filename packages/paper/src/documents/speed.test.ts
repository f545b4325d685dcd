import { expect, test } from "vitest"
import { fullTranscript } from "../testing/sample-transcript.ts"
import { sheetOn } from "../testing/sample-sheet.ts"
import { draw as makeTranscript } from "./transcript.tsx"

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
    expect(growth).toBeLessThan(120)
  },
)
