import { schemaResolver, useForm } from "@mantine/form"
import { expect, onTestFinished, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import { z } from "zod"
import { renderScreen } from "../../testing/render-screen.tsx"
import { CalendarContext } from "./calendar-context.ts"
import { DayField } from "./day-field.tsx"

const draft = z.object({ due_date: z.iso.date("Due date must be a day such as 2026-09-01.") })

function DueForm() {
  const form = useForm({ initialValues: { due_date: "" }, validate: schemaResolver(draft, { sync: true }) })
  return (
    <form onSubmit={form.onSubmit(() => undefined)}>
      <DayField label="Due date" {...form.getInputProps("due_date")} />
      <input aria-label="Next field" />
      <button type="submit">Save</button>
      <output aria-label="Value">{form.values.due_date}</output>
    </form>
  )
}

const field = page.getByLabelText("Due date")
const value = page.getByLabelText("Value")

test("a date is typed, shown and stepped in the reader's format", { tags: ["editing.dates"] }, async () => {
  await renderScreen(<DueForm />, {}, { date_format: "DD/MM/YYYY" })
  await field.fill("04052030")
  await userEvent.keyboard("{ArrowUp}")
  await expect.element(field).toHaveValue("05/05/2030")
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Tab}")
  await expect.element(field).toHaveValue("03/05/2030")
  await expect.element(value).toHaveTextContent("2030-05-03")
})

test("an impossible date stays as typed, with a hint, and is not saved", { tags: ["editing.dates"] }, async () => {
  await renderScreen(<DueForm />)
  await field.fill("02/30/2016")
  await userEvent.tab()
  await expect.element(field).toHaveValue("02/30/2016")
  await expect.element(page.getByText("Enter the date as MM/DD/YYYY.")).toBeVisible()
  await expect.element(value).toHaveTextContent("02/30/2016")
  await field.fill("2/29/16")
  await userEvent.tab()
  await expect.element(field).toHaveValue("02/29/2016")
  await expect.element(page.getByText("Enter the date as MM/DD/YYYY.")).not.toBeInTheDocument()
  await expect.element(value).toHaveTextContent("2016-02-29")
})

test("a form's error writes its example date in the reader's format", { tags: ["editing.dates"] }, async () => {
  await renderScreen(<DueForm />, {}, { date_format: "DD/MM/YYYY" })
  await field.fill("31/02/2030")
  await page.getByRole("button", { name: "Save" }).click()
  await expect.element(page.getByText("Due date must be a day such as 01/09/2026.")).toBeVisible()
  await expect.element(field).toHaveValue("31/02/2030")
})

test("the device's calendar opens from the button and by Alt and the down arrow", async () => {
  // The browser draws the calendar outside the page, so only the call can be observed.
  const showPicker = vi.spyOn(HTMLInputElement.prototype, "showPicker").mockReturnValue(undefined)
  onTestFinished(() => showPicker.mockRestore())
  await renderScreen(<DueForm />)
  await page.getByRole("button", { name: "Open the calendar" }).click()
  expect(showPicker).toHaveBeenCalledTimes(1)
  await field.click()
  await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}")
  expect(showPicker).toHaveBeenCalledTimes(2)
})

test.each([
  ["12/1", "12/01/2026"],
  ["12/1/26", "12/01/2026"],
  ["Dec 1", "12/01/2026"],
  ["1 Dec", "12/01/2026"],
  ["December 1, 2026", "12/01/2026"],
  ["12012026", "12/01/2026"],
  ["2026-12-01", "12/01/2026"],
  ["tomorrow", "11/27/2026"],
])("'%s' is read as %s", { tags: ["editing.dates"] }, async (typed, shown) => {
  await renderScreen(
    <CalendarContext value={() => ({ today: "2026-11-26", year_start: "07-01" })}>
      <DueForm />
    </CalendarContext>,
  )
  await field.fill(typed)
  await userEvent.tab()
  await expect.element(field).toHaveValue(shown)
})

test(
  "a birthday is read with day and month the other way round, and its error shows an example",
  { tags: ["setup.birthdays"] },
  async () => {
    await renderScreen(<DayField label="Birthday" needsYear />)
    const birthday = page.getByLabelText("Birthday", { exact: true })
    await birthday.fill("14/03/2015")
    await userEvent.tab()
    await expect.element(birthday).toHaveValue("03/14/2015")
    await birthday.fill("31/31/2015")
    await userEvent.tab()
    await expect.element(page.getByText("Enter the date as MM/DD/YYYY, such as 03/14/2015.")).toBeVisible()
  },
)
