import { expect, onTestFinished, test } from "vitest"
import { page } from "vitest/browser"
import { renderScreen } from "../../testing/render-screen.tsx"
import { ChangeQueue, type Sent } from "./change-queue.ts"
import { WaitingMark } from "../../ui/feedback/waiting-mark.tsx"
import { StatusBanner } from "./status-banner.tsx"
import type { WaitingChange } from "./waiting-changes.ts"
import { waitingStore } from "./waiting-store.ts"

function mark(title: string): WaitingChange {
  return {
    id: `key of ${title}`,
    path: "attendance.markAll",
    input: { records: [{ status: "present" }] },
    rows: [title],
    title,
    made_at: 0,
    sent_at: null,
    refusal: null,
  }
}

/** Shows the banner for changes that a server answers as told. */
async function openBanner(answers: Record<string, Sent>, ...titles: string[]) {
  let kept: unknown = null
  const queue = new ChangeQueue({
    box: { read: () => Promise.resolve(kept), write: (_, value) => Promise.resolve(void (kept = value)) },
    send: ({ title }) => Promise.resolve(answers[title] ?? { kind: "saved" }),
    runAlone: (_, work) => work(),
  })
  waitingStore.follow({ queue, flush: async () => void (await queue.flush()) })
  onTestFinished(() => waitingStore.follow(null))
  await queue.add(titles.map(mark))
  await renderScreen(
    <>
      <ul>
        {titles.map((title) => (
          <li key={title} aria-label={title}>
            <WaitingMark row={title} />
          </li>
        ))}
      </ul>
      <StatusBanner />
    </>,
  )
  return queue
}

test(
  "the banner counts the changes that are being sent, and closes after the last",
  { tags: ["offline.waiting"] },
  async () => {
    const queue = await openBanner({}, "Ada, Monday: Present", "Ben, Monday: Present")
    await expect.element(page.getByText("2 changes are being sent.")).toBeVisible()
    await queue.flush()
    await expect.element(page.getByText("being sent")).not.toBeInTheDocument()
  },
)

test(
  "refused changes are listed with their reasons, and are sent again or discarded",
  { tags: ["offline.refused"] },
  async () => {
    const answers: Record<string, Sent> = {
      "Ada, Monday: Present": { kind: "refused", reason: "This mark has changed." },
      "Ben, Monday: Present": { kind: "refused", reason: "This school year is locked." },
    }
    const queue = await openBanner(answers, ...Object.keys(answers))
    await queue.flush()
    await expect.element(page.getByText("2 changes could not be saved.")).toBeVisible()
    await page.getByRole("button", { name: "Show" }).click()
    const dialog = page.getByRole("dialog", { name: "These changes could not be saved" })
    await expect.element(dialog.getByText("This mark has changed.")).toBeVisible()
    await expect.element(dialog.getByText("This school year is locked.")).toBeVisible()
    answers["Ada, Monday: Present"] = { kind: "saved" }
    await dialog.getByRole("button", { name: "Try again: Ada, Monday: Present" }).click()
    await expect.element(dialog.getByText("This mark has changed.")).not.toBeInTheDocument()
    await dialog.getByRole("button", { name: "Discard: Ben, Monday: Present" }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(queue.read()).toEqual([])
  },
)

test("a row says that its change waits, until it is sent or refused", { tags: ["offline.waiting"] }, async () => {
  const queue = await openBanner({ Ben: { kind: "refused", reason: "The day is locked." } }, "Ada", "Ben")
  const row = (name: string) => page.getByRole("listitem", { name })
  for (const name of ["Ada", "Ben"]) await expect.element(row(name)).toHaveTextContent("Waiting to be sent")
  await queue.flush()
  for (const name of ["Ada", "Ben"]) await expect.element(row(name)).toHaveTextContent("")
})
