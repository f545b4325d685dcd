import { pointsUpTo } from "@hearthbook/core/fields/fields"
import { schemaResolver, useForm } from "@mantine/form"
import { expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { z } from "zod"
import { renderScreen } from "../../testing/render-screen.tsx"
import { NumberField } from "./number-field.tsx"

const draft = z.object({ points: pointsUpTo(100) })

function PointsForm() {
  const form = useForm<{ points: number | string }>({
    initialValues: { points: 100 },
    validate: schemaResolver(draft, { sync: true }),
  })
  return (
    <form onSubmit={form.onSubmit(() => undefined)}>
      <NumberField label="Points" {...form.getInputProps("points")} />
      <button type="submit">Save</button>
      <output aria-label="Value">{JSON.stringify(form.values.points)}</output>
    </form>
  )
}

const field = page.getByLabelText("Points")
const value = page.getByLabelText("Value")

test("a decimal comma is read as a decimal point", { tags: ["editing.numbers"] }, async () => {
  await renderScreen(<PointsForm />)
  await field.fill("8,5")
  await expect.element(field).toHaveValue("8,5")
  await expect.element(value).toHaveTextContent("8.5")
  await userEvent.tab()
  await expect.element(field).toHaveValue("8.5")
})

test.each(["9/10", "1,000", "1.000,5", "8.5.1", "1e3", "0x10", "1 0", ""])(
  "%o stays as typed and is refused",
  { tags: ["editing.numbers", "grades.points-range"] },
  async (typed) => {
    await renderScreen(<PointsForm />)
    await field.fill(typed)
    await page.getByRole("button", { name: "Save" }).click()
    await expect.element(page.getByText("Points must be a number between 0 and 100")).toBeVisible()
    await expect.element(field).toHaveValue(typed)
  },
)
