import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { Refusal } from "../../testing/fake-server.ts"
import { renderScreen } from "../../testing/render-screen.tsx"
import { benView } from "../../testing/sample-family.ts"
import { StudentCard } from "./student-card.tsx"

const change_id = "0190a0a0-0000-7000-8000-0000000000c1"
const summary = "Deleted Ben: 4 curricula, 48 lessons"
const undone = {
  change: { id: change_id, kind: "delete", summary, user: null, created_at: benView.created_at, undone_at: null },
  count: 53,
  changed: [],
} as const
const ignore = () => undefined

async function deleteBen(undo: () => typeof undone) {
  const screen = await renderScreen(
    <StudentCard
      student={benView}
      onEdit={ignore}
      onCreateLogin={ignore}
      onResetLogin={ignore}
      onPin={() => undefined}
    />,
    {
      "students.delete": ({ id }) => ({ id, change_id, summary }),
      "changes.undo": () => ({ ...undo(), changed: [] }),
    },
  )
  await page.getByRole("button", { name: "More about Ben" }).click()
  await page.getByRole("menuitem", { name: "Delete" }).click()
  await expect.element(page.getByRole("dialog").getByText("You can undo this for 30 days.")).toBeVisible()
  await page.getByRole("button", { name: "Delete Ben" }).click()
  await expect.element(page.getByRole("alert").getByText(summary)).toBeVisible()
  return screen
}

test("a deletion is counted in a toast, which undoes it", { tags: ["editing.undo-deletion"] }, async () => {
  const { callsOf } = await deleteBen(() => undone)
  await page.getByRole("button", { name: /^Undo/ }).click()
  await expect.poll(() => callsOf("changes.undo")).toEqual([{ id: change_id }])
  await expect.element(page.getByRole("status").getByText("Undone.")).toBeInTheDocument()
})

test("an undo that is refused says why", { tags: ["editing.undo-deletion", "slow"] }, async () => {
  await deleteBen(() => {
    throw new Refusal("CONFLICT")
  })
  await page.getByRole("button", { name: /^Undo/ }).click()
  await expect.element(page.getByRole("alert").getByText("Nothing was changed.")).toBeVisible()
})
