import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { renderScreen } from "../../testing/render-screen.tsx"
import { sampleSubject } from "../../testing/sample-family.ts"
import { NewSubject } from "./subject-forms.tsx"

const answers = { "subjects.list": () => [sampleSubject], "subjects.create": () => sampleSubject }

test("a name that exists in the same grade is pointed out, and saved", { tags: ["editing.hints"] }, async () => {
  const { callsOf } = await renderScreen(
    <NewSubject last={sampleSubject} focused={false} onAdded={() => undefined} />,
    answers,
  )
  const hint = page.getByRole("status").getByText("You already have “Math” for 4th grade.")
  await page.getByLabelText("Name").fill("math ")
  await expect.element(hint).toBeVisible()
  await page.getByLabelText("Name").fill("Maths")
  await expect.element(hint).not.toBeInTheDocument()
  await page.getByLabelText("Name").fill("MATH")
  await expect.element(hint).toBeVisible()
  await page.getByRole("button", { name: "Add Subject" }).click()
  await expect.poll(() => callsOf("subjects.create")).toHaveLength(1)
})

test("a subject can be for all grades", { tags: ["planning.subject-all-grades"] }, async () => {
  const { callsOf } = await renderScreen(<NewSubject last={null} focused={false} onAdded={() => undefined} />, answers)
  await page.getByLabelText("Name").fill("Chess")
  await page.getByRole("combobox", { name: "Grade level" }).click()
  await page.getByRole("option", { name: "All grades" }).click()
  await page.getByRole("button", { name: "Add Subject" }).click()
  await expect.poll(() => callsOf("subjects.create")).toMatchObject([{ name: "Chess", grade_level: null }])
})

test("the color and icon follow the name until they are chosen", { tags: ["planning.subject-look"] }, async () => {
  const { callsOf } = await renderScreen(<NewSubject last={null} focused={false} onAdded={() => undefined} />, answers)
  const name = page.getByLabelText("Name")
  const icon = (label: string) => page.getByRole("radio", { name: label })
  await name.fill("Latin")
  await expect.element(icon("Languages")).toBeChecked()
  await expect.element(page.getByLabelText("Color")).toHaveValue("#6d28d9")
  await name.fill("Chess")
  await expect.element(icon("Book open")).toBeChecked()
  // The default color is taken by Math.
  await expect.element(page.getByLabelText("Color")).toHaveValue("#9f1239")
  await icon("Globe").click()
  await name.fill("Geometry")
  await expect.element(page.getByLabelText("Color")).toHaveValue("#1d4ed8")
  await expect.element(icon("Globe")).toBeChecked()
  await page.getByRole("button", { name: "Add Subject" }).click()
  await expect
    .poll(() => callsOf("subjects.create"))
    .toMatchObject([{ name: "Geometry", color: "#1d4ed8", icon: "Globe" }])
})
