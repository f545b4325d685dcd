import type { ChangeView } from "@hearthbook/api/data/change"
import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { QueryBoundary } from "../../../../ui/feedback/query-boundary.tsx"
import { Refusal, type Answers } from "../../../../testing/fake-server.ts"
import { renderScreen } from "../../../../testing/render-screen.tsx"
import { parent } from "../../../../testing/sample-family.ts"
import { HistoryCard } from "./history-card.tsx"

const hour = 60 * 60 * 1000

/** A change of that many hours ago. */
function changeOf(number: number, more: Partial<ChangeView> = {}): ChangeView {
  return {
    id: `0190a0a0-0000-7000-8000-0000000002${String(number).padStart(2, "0")}`,
    kind: "reschedule",
    summary: `Moved ${number} lessons`,
    user: { id: parent.id, first_name: "Sarah" },
    created_at: new Date(Date.now() - number * hour - 60_000).toISOString(),
    undone_at: null,
    ...more,
  }
}

const moved = changeOf(2)
const lesson = { noun: "lesson", id: "0190a0a0-0000-7000-8000-000000000301", name: "Fractions" }

/** A server never answers before the screen shows that it waits. */
const waitIsShown = () =>
  expect.element(dialog.getByRole("button", { name: "Undo" })).toHaveAttribute("data-loading", "true")

function openHistory(answers: Answers) {
  return renderScreen(
    <QueryBoundary skeleton="Loading" fallback="Failed to load the history.">
      <HistoryCard />
    </QueryBoundary>,
    answers,
  )
}

const undoButton = page.getByRole("button", { name: /^Undo: Moved 2 lessons/ })
const dialog = page.getByRole("dialog", { name: "Undo this change?" })

test(
  "a change shows what it was, its author and its age, and is undone after a preview",
  { tags: ["settings.history", "slow"] },
  async () => {
    let changes = [moved, changeOf(5, { user: null, undone_at: "2026-09-01T12:00:00.000Z" })]
    const { callsOf } = await openHistory({
      "changes.list": () => changes,
      "changes.undo": async ({ preview }) => {
        if (!preview) await waitIsShown()
        const change = { ...moved, undone_at: preview ? null : new Date().toISOString() }
        if (!preview) changes = [change, ...changes.slice(1)]
        return { change, count: 2, changed: [] }
      },
    })
    await expect.element(page.getByText("Sarah, 2 hours ago")).toBeVisible()
    await expect.element(page.getByText("A former member, 5 hours ago")).toBeVisible()
    await expect.element(page.getByText("Undone", { exact: true })).toBeVisible()
    await undoButton.click()
    await expect.element(dialog.getByText("2 records will be as before this change.")).toBeVisible()
    await dialog.getByRole("button", { name: "Undo" }).click()
    await expect.element(page.getByText("Undone. 2 records restored.")).toBeVisible()
    expect(callsOf("changes.undo").at(-1)).toEqual({ id: moved.id, skip_changed: false })
    await expect.element(undoButton).not.toBeInTheDocument()
  },
)

test("rows that were changed since are named and left", { tags: ["settings.history"] }, async () => {
  const { callsOf } = await openHistory({
    "changes.list": () => [moved],
    "changes.undo": () => ({ change: moved, count: 1, changed: [lesson] }),
  })
  await undoButton.click()
  await expect.element(dialog.getByText("1 record was changed since and will stay:")).toBeVisible()
  await expect.element(dialog.getByRole("listitem")).toHaveTextContent("Fractions")
  await dialog.getByRole("button", { name: "Leave those and undo the rest" }).click()
  await expect.poll(() => callsOf("changes.undo")).toContainEqual({ id: moved.id, skip_changed: true })
})

test("an undo that is refused says why, and the preview is read again", { tags: ["settings.history"] }, async () => {
  const { callsOf } = await openHistory({
    "changes.list": () => [moved],
    "changes.undo": async ({ preview }) => {
      if (!preview) {
        await waitIsShown()
        throw new Refusal("CONFLICT")
      }
      return { change: moved, count: 2, changed: [] }
    },
  })
  await undoButton.click()
  await dialog.getByRole("button", { name: "Undo" }).click()
  await expect.element(page.getByText("Nothing was changed.")).toBeVisible()
  await expect.poll(() => callsOf("changes.undo").at(-1)).toEqual({ id: moved.id, preview: true })
})

test("twenty are shown, and the others on request", { tags: ["settings.history"] }, async () => {
  await page.viewport(1280, 800)
  const all = Array.from({ length: 23 }, (_, index) => changeOf(index + 1))
  const { callsOf } = await openHistory({
    "changes.list": ({ cursor }) => (cursor ? all.slice(20) : all.slice(0, 20)),
  })
  const rows = page.getByRole("list", { name: "Changes" }).getByRole("listitem")
  await expect.element(rows.nth(19)).toBeVisible()
  expect(rows.elements()).toHaveLength(20)
  await page.getByRole("button", { name: "Show more" }).click()
  await expect.poll(() => rows.elements().length).toBe(23)
  expect(callsOf("changes.list")).toContainEqual(expect.objectContaining({ limit: 20, cursor: all[19]?.id }))
  await expect.element(page.getByRole("button", { name: "Show more" })).not.toBeInTheDocument()
})

test("an empty history and one that cannot be loaded say so", { tags: ["settings.history", "slow"] }, async () => {
  let isDown = true
  await openHistory({
    "changes.list": () => {
      if (isDown) throw new Refusal("UNKNOWN_ERROR")
      return []
    },
  })
  await expect.element(page.getByText("Failed to load the history.")).toBeVisible()
  isDown = false
  await page.getByRole("button", { name: "Try again" }).click()
  const empty = page.getByText("Nothing was changed at once or deleted in the last 30 days.")
  await expect.element(empty).toBeVisible()
})
