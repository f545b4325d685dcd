import { expect, onTestFinished, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import { Refusal } from "../../testing/fake-server.ts"
import { renderScreen } from "../../testing/render-screen.tsx"
import { offerUndo, withdrawUndo } from "./toasts.tsx"

type Change = { name: string; ids?: string[]; undo?: () => Promise<unknown> }

/** Offers to undo each of the changes, and returns the names of those that were undone. */
async function offer(...changes: Change[]): Promise<string[]> {
  const undone: string[] = []
  await renderScreen(
    <>
      <h1>Assignments</h1>
      <input aria-label="Search" />
      <label>
        <input type="radio" name="view" /> List
      </label>
    </>,
  )
  for (const { name, ids, undo } of changes)
    offerUndo({
      ids,
      message: `“${name}” is now Graded.`,
      undo: undo ?? (async () => undone.push(name)),
      fallback: "Failed to update assignment.",
    })
  const latest = changes.at(-1)
  if (latest) await expect.element(page.getByText(`“${latest.name}” is now Graded.`)).toBeVisible()
  return undone
}

const undoButton = page.getByRole("button", { name: /^Undo/ })
const search = page.getByLabelText("Search")

test("Ctrl+Z undoes the latest change first, and then the one before", { tags: ["editing.undo"] }, async () => {
  const undone = await offer({ name: "First" }, { name: "Second" })
  await userEvent.keyboard("{Control>}z{/Control}")
  await expect.poll(() => undone).toEqual(["Second"])
  await userEvent.keyboard("{Control>}z{/Control}")
  await expect.poll(() => undone).toEqual(["Second", "First"])
  await expect.element(undoButton).not.toBeInTheDocument()
})

test("one toast shows at a time, in the middle at the bottom", { tags: ["site.toasts"] }, async () => {
  await page.viewport(1000, 700)
  await offer({ name: "First" }, { name: "Second" })
  await expect.element(page.getByText("“First” is now Graded.")).not.toBeInTheDocument()
  await expect.poll(() => page.getByRole("alert").elements().length).toBe(1)
  await expect
    .poll(() => {
      const { left, right, bottom } = page.getByRole("alert").element().getBoundingClientRect()
      return [Math.round((left + right) / 2), bottom > 640]
    })
    .toEqual([500, true])
})

/** A button at the place where toasts are shown. */
function addSave(): HTMLButtonElement {
  const save = document.createElement("button")
  save.type = "submit"
  save.textContent = "Save"
  save.style.cssText = "position: fixed; bottom: 20px; left: 460px; height: 40px; width: 80px"
  document.body.append(save)
  onTestFinished(() => save.remove())
  return save
}

/** Shows a toast while a button at its place has the focus. Returns the button. */
async function offerAtSave(): Promise<HTMLButtonElement> {
  await page.viewport(1000, 700)
  await offer()
  const save = addSave()
  save.focus()
  offerUndo({ message: "Saved.", undo: async () => undefined, fallback: "Failed." })
  return save
}

const expectAbove = (control: Element) =>
  expect
    .poll(() => page.getByRole("alert").element().getBoundingClientRect().bottom)
    .toBeLessThanOrEqual(control.getBoundingClientRect().top)

test("a toast is above the control that was just used", { tags: ["site.toasts"] }, async () => {
  const save = await offerAtSave()
  await expect.element(page.getByText("Saved.")).toBeVisible()
  await expectAbove(save)
})

test("a toast is above the button that saves the form that has the focus", { tags: ["site.toasts"] }, async () => {
  await page.viewport(1000, 700)
  await offer()
  const form = document.createElement("form")
  const save = addSave()
  const field = document.createElement("input")
  form.append(field, save)
  document.body.append(form)
  onTestFinished(() => form.remove())
  field.focus()
  offerUndo({ message: "Saved.", undo: async () => undefined, fallback: "Failed." })
  await expect.element(page.getByText("Saved.")).toBeVisible()
  await expectAbove(save)
})

test("a toast makes way for a control that gets the focus later", { tags: ["site.toasts"] }, async () => {
  await page.viewport(1000, 700)
  await offer({ name: "Moon phases" })
  const save = addSave()
  save.focus()
  await expectAbove(save)
  // The toast's own button does not move it.
  const { top } = page.getByRole("alert").element().getBoundingClientRect()
  undoButton.element().focus()
  await expect.element(undoButton).toHaveFocus()
  expect(page.getByRole("alert").element().getBoundingClientRect().top).toBe(top)
})

test("a toast above a control stays there when another control gets the focus", { tags: ["site.toasts"] }, async () => {
  const save = await offerAtSave()
  await expect.element(page.getByText("Saved.")).toBeVisible()
  await expectAbove(save)
  search.element().focus()
  // The toast would move in the next frame.
  await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)))
  await expectAbove(save)
})

test("Ctrl+Z in a field with text undoes only the typing", async () => {
  const undone = await offer({ name: "Moon phases" })
  await search.fill("Moon")
  await userEvent.keyboard("{Control>}z{/Control}")
  await expect.element(undoButton).toBeVisible()
  expect(undone).toEqual([])
})

test("Ctrl+Z on a radio button undoes the change, because it has no text", async () => {
  const undone = await offer({ name: "Moon phases" })
  await page.getByRole("radio").click()
  await userEvent.keyboard("{Control>}z{/Control}")
  await expect.poll(() => undone).toEqual(["Moon phases"])
})

/** Lets the test advance the time. */
function stopTime(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  onTestFinished(() => void vi.useRealTimers())
}

test(
  "a toast with Undo closes after four seconds, and Ctrl+Z works ten seconds longer",
  { tags: ["site.toasts"] },
  async () => {
    stopTime()
    const undone = await offer({ name: "First" })
    await vi.advanceTimersByTimeAsync(3900)
    await expect.element(undoButton).toBeVisible()
    await vi.advanceTimersByTimeAsync(200)
    await vi.advanceTimersByTimeAsync(1000)
    await expect.element(undoButton).not.toBeInTheDocument()
    await vi.advanceTimersByTimeAsync(8500)
    await userEvent.keyboard("{Control>}z{/Control}")
    await expect.poll(() => undone).toEqual(["First"])
  },
)

test("Ctrl+Z undoes nothing once its time is over", { tags: ["site.toasts"] }, async () => {
  stopTime()
  const undone = await offer({ name: "First" })
  await vi.advanceTimersByTimeAsync(5000)
  await vi.advanceTimersByTimeAsync(10_100)
  await userEvent.keyboard("{Control>}z{/Control}")
  expect(undone).toEqual([])
})

test("a toast closes after four seconds, but not while its Undo has the focus", { tags: ["site.toasts"] }, async () => {
  stopTime()
  const undone = await offer({ name: "Moon phases" })
  undoButton.element().focus()
  await vi.advanceTimersByTimeAsync(20_000)
  await userEvent.keyboard("{Enter}")
  await expect.poll(() => undone).toEqual(["Moon phases"])
})

test("an undo that fails says why", async () => {
  await offer({ name: "Moon phases", undo: () => Promise.reject(new Refusal("CONFLICT")) })
  await undoButton.click()
  await expect.element(page.getByText("Failed to update assignment.")).toBeVisible()
})

test("deleting a row withdraws the offers to undo its changes, and no others", async () => {
  const undone = await offer({ name: "Tides", ids: ["tides"] }, { name: "Moon phases", ids: ["moon"] })
  withdrawUndo("moon")
  await expect.element(page.getByText("“Moon phases” is now Graded.")).not.toBeInTheDocument()
  await userEvent.keyboard("{Control>}z{/Control}")
  await expect.poll(() => undone).toEqual(["Tides"])
})

test("a toast is closed by keyboard", async () => {
  await offer({ name: "Moon phases" })
  page.getByRole("alert").getByRole("button", { name: "Close" }).element().focus()
  await userEvent.keyboard("{Enter}")
  await expect.element(undoButton).not.toBeInTheDocument()
})
