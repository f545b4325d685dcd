import { useForm } from "@mantine/form"
import { expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { renderScreen } from "../../testing/render-screen.tsx"
import { LinkField } from "./link-field.tsx"

function SiteForm() {
  const form = useForm({ initialValues: { website: "" } })
  return (
    <>
      <LinkField label="Website" {...form.getInputProps("website")} />
      <output aria-label="Value">{form.values.website}</output>
    </>
  )
}

test("a link is completed on leaving its field, and another scheme stays", { tags: ["editing.links"] }, async () => {
  await renderScreen(<SiteForm />)
  const field = page.getByLabelText("Website")
  await field.fill("abeka.com/math")
  await userEvent.tab()
  await expect.element(field).toHaveValue("https://abeka.com/math")
  await expect.element(page.getByLabelText("Value")).toHaveTextContent("https://abeka.com/math")
  await field.fill("mailto:ada@example.com")
  await userEvent.tab()
  await expect.element(field).toHaveValue("mailto:ada@example.com")
})
