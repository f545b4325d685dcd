import { useForm } from "@mantine/form"
import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { renderScreen } from "../../testing/render-screen.tsx"
import { AssignmentFieldsBase } from "./assignment-fields-base.tsx"

function Fields() {
  const form = useForm({
    mode: "uncontrolled",
    initialValues: { title: "", type: "homework", points_possible: 100, due_date: "", assigned_date: "2026-11-26" },
  })
  return <AssignmentFieldsBase form={form} focused={false} />
}

test("an unusual due day is pointed out below its field", { tags: ["editing.hints"] }, async () => {
  await renderScreen(<Fields />)
  const field = page.getByLabelText("Due date")
  const hint = page.getByRole("status")
  await field.fill("11/25/2026")
  await expect.element(hint.getByText("This is before 11/26/2026, when the work is assigned.")).toBeVisible()
  await field.fill("11/25/2066")
  await expect.element(hint.getByText("This is more than two years away.")).toBeVisible()
  await field.fill("11/27/2026")
  await expect.element(hint.getByText(/This is/)).not.toBeInTheDocument()
})
