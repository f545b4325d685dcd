import { beforeEach, expect, test } from "vitest"
import { page } from "vitest/browser"
import { renderScreen } from "../../../testing/render-screen.tsx"
import { ben, cleo } from "../../../testing/sample-family.ts"
import { bensPace, bensReport } from "../../../testing/sample-records.ts"
import { stopDate } from "../../../testing/sample-year.ts"
import { AskedLines } from "./requirement-lines.tsx"

beforeEach(stopDate)

const [behind] = bensPace

test("a child who is behind and a filing that is due have a line", { tags: ["requirements.dashboard"] }, async () => {
  const asked = { attention: behind ? [{ student_id: ben.id, pace: behind }] : [], filings: [bensReport] }
  await renderScreen(<AskedLines asked={asked} students={[ben, cleo]} today="2026-11-26" />)
  const lines = page.getByRole("region", { name: "Requirements and filings" }).getByRole("listitem")
  await expect.element(lines.first()).toHaveTextContent("Quarterly report 2 of 4Ben · Due Dec 8 · in 12 days")
  await expect.element(lines.nth(1)).toHaveTextContent("Ben120 of 950 hours · 27.1 hours a week needed")
  expect(lines.elements()).toHaveLength(2)
})

test(
  "siblings who owe the same on one day share a line, with a link for each",
  { tags: ["requirements.dashboard"] },
  async () => {
    const cleos = { ...bensReport, id: "0190a0a0-0000-7000-8000-000000000801", student_id: cleo.id }
    const later = { ...cleos, id: "0190a0a0-0000-7000-8000-000000000802", title: "Quarterly report 3 of 4" }
    const asked = { attention: [], filings: [bensReport, cleos, later] }
    await renderScreen(<AskedLines asked={asked} students={[ben, cleo]} today="2026-11-26" />)
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
