import { useState } from "react"
import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { renderScreen } from "../../testing/render-screen.tsx"
import { ben, sampleAssignment, sampleCurriculum } from "../../testing/sample-family.ts"
import { GradeRow } from "./grade-row.tsx"

const work = sampleAssignment("Long division", sampleCurriculum(1, ben, "Math"), "2026-11-24")

/** A list whose row moves to another group, as when the work was turned in a moment ago. */
function Groups() {
  const [isTurnedIn, setTurnedIn] = useState(false)
  const row = <GradeRow assignment={work} onCancel={() => undefined} />
  return (
    <>
      <button onClick={() => setTurnedIn(true)}>The answer arrives</button>
      <section aria-label="To grade">{isTurnedIn && row}</section>
      <section aria-label="Late">{!isTurnedIn && row}</section>
    </>
  )
}

test("a typed score stays when its row moves to another group of the list", async () => {
  await renderScreen(<Groups />, { "gradingScales.list": () => [] })
  const score = page.getByLabelText("Score of Long division")
  await score.fill("88")
  await page.getByRole("button", { name: "The answer arrives" }).click()
  await expect
    .element(page.getByRole("region", { name: "To grade" }).getByLabelText("Score of Long division"))
    .toHaveValue("88")
  await expect.element(page.getByText(/is kept\. Open it/)).not.toBeInTheDocument()
})
