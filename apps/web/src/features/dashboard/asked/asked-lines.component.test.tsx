import { beforeEach, expect, test } from "vitest"
import { page } from "vitest/browser"
import { renderScreen } from "../../../testing/render-screen.tsx"
import { ben, cleo } from "../../../testing/sample-family.ts"
import { bensPace, bensReport, bensRequirement } from "../../../testing/sample-records.ts"
import { stopDate } from "../../../testing/sample-year.ts"
import { AskedLines } from "./asked-lines.tsx"

beforeEach(stopDate)

const well = {
  student_id: cleo.id,
  requirement_id: null,
  pack_id: null,
  newer_version: null,
  pace: [],
  attention: null,
}
const [behind = null] = bensPace
const bens = { ...well, student_id: ben.id, requirement_id: bensRequirement.id, pack_id: "us-ny", attention: behind }

test(
  "a child who is behind and a filing that is due have a line, and nobody else",
  { tags: ["requirements.dashboard"] },
  async () => {
    const { callsOf } = await renderScreen(<AskedLines students={[ben, cleo]} today="2026-11-26" />, {
      "requirements.overview": () => [bens, well],
      "filings.list": () => [bensReport],
    })
    const lines = page.getByRole("region", { name: "Requirements and filings" }).getByRole("listitem")
    await expect.element(lines.first()).toHaveTextContent("Quarterly report 2 of 4Ben · Due Dec 8 · in 12 days")
    await expect.element(lines.nth(1)).toHaveTextContent("Ben120 of 950 hours · 27.1 hours a week needed")
    expect(lines.elements()).toHaveLength(2)
    expect(callsOf("filings.list")).toEqual([{ status: "open", end_date: "2026-12-10" }])
  },
)

test(
  "siblings who owe the same on one day share a line, with a link for each",
  { tags: ["requirements.dashboard"] },
  async () => {
    const cleos = { ...bensReport, id: "0190a0a0-0000-7000-8000-000000000801", student_id: cleo.id }
    const later = { ...cleos, id: "0190a0a0-0000-7000-8000-000000000802", title: "Quarterly report 3 of 4" }
    await renderScreen(<AskedLines students={[ben, cleo]} today="2026-11-26" />, {
      "requirements.overview": () => [],
      "filings.list": () => [bensReport, cleos, later],
    })
    const lines = page.getByRole("listitem")
    await expect.element(lines.first()).toHaveTextContent("Quarterly report 2 of 4BenCleoDue Dec 8 · in 12 days")
    await expect.element(lines.nth(1)).toHaveTextContent("Quarterly report 3 of 4Cleo · Due Dec 8 · in 12 days")
    expect(lines.elements()).toHaveLength(2)
    for (const [name, id] of [
      ["Ben", bensReport.id],
      ["Cleo", cleos.id],
    ] as const) {
      const link = page.getByRole("link", { name: `${name}: Quarterly report 2 of 4` })
      await expect.element(link).toHaveAttribute("href", `/records/filings/${id}`)
    }
  },
)

test("nothing shows if all is well", { tags: ["requirements.dashboard"] }, async () => {
  const { callsOf } = await renderScreen(<AskedLines students={[cleo]} today="2026-11-26" />, {
    "requirements.overview": () => [well],
    "filings.list": () => [],
  })
  await expect.poll(() => callsOf("filings.list")).toHaveLength(1)
  expect(page.getByRole("listitem").query()).toBeNull()
})
