import { TextInput } from "@mantine/core"
import { useForm } from "@mantine/form"
import { useState } from "react"
import { expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { Refusal } from "../testing/fake-server.ts"
import { renderScreen } from "../testing/render-screen.tsx"
import { CreateSelect } from "./create-select.tsx"
import { FormModal } from "./form-modal.tsx"

const field = page.getByRole("combobox", { name: "Subject" })
const options = page.getByRole("option")
const save = page.getByRole("button", { name: "Save" })

type Values = { subject_id: string | null; note: string }
type Props = { onCreate: (name: string) => Promise<string>; onSave: (values: Values) => void }

function SampleForm({ onCreate, onSave }: Props) {
  const [isOpen, setOpen] = useState(true)
  const form = useForm<Values>({
    mode: "uncontrolled",
    initialValues: { subject_id: null, note: "" },
    validate: { subject_id: (id) => (id ? null : "Choose a subject.") },
  })
  if (!isOpen) return null
  return (
    <FormModal
      title="Sample"
      draftName={null}
      saveLabel="Save"
      fallback="Failed to save."
      form={form}
      onSave={async (values) => onSave(values)}
      onClose={() => setOpen(false)}
    >
      <CreateSelect
        label="Subject"
        noun="subject"
        choices={[
          { value: "math", label: "Math" },
          { group: "Others", items: [{ value: "art", label: "Árt" }] },
        ]}
        suggestions={{ group: "Common", names: ["Latin Alive", "Math"] }}
        onCreate={onCreate}
        key={form.key("subject_id")}
        {...form.getInputProps("subject_id")}
      />
      <TextInput label="Note" key={form.key("note")} {...form.getInputProps("note")} />
    </FormModal>
  )
}

async function open(onCreate: (name: string) => Promise<string> = async (name) => `id of ${name}`) {
  const [created, saved]: [string[], Values[]] = [[], []]
  const create = (name: string) => {
    created.push(name)
    return onCreate(name)
  }
  await renderScreen(<SampleForm onCreate={create} onSave={(values) => saved.push(values)} />)
  return { created, saved }
}

test("typing after a click replaces the chosen one", { tags: ["planning.create-inline"] }, async () => {
  const { created } = await open()
  await field.click()
  await options.getByText("Math", { exact: true }).click()
  await expect.element(field).toHaveValue("Math")
  await field.click()
  await userEvent.keyboard("Robotics")
  await expect.element(field).toHaveValue("Robotics")
  await options.getByText("Create “Robotics”").click()
  await expect.poll(() => created).toEqual(["Robotics"])
})

test("Enter takes what matches, and else creates what was typed", { tags: ["planning.create-inline"] }, async () => {
  const { created, saved } = await open()
  await field.fill("MATH")
  await expect.element(options).toHaveTextContent("Math")
  await userEvent.keyboard("{Enter}")
  await expect.element(field).toHaveValue("Math")
  expect(created).toEqual([])
  await field.fill("  Greek   I ")
  await expect.element(options).toHaveTextContent("Create “Greek I”")
  const active = () => document.getElementById(field.element().getAttribute("aria-activedescendant") ?? "")
  await expect.poll(() => active()?.textContent).toBe("Create “Greek I”")
  await userEvent.keyboard("{Enter}")
  await expect.element(field).toHaveValue("Greek I")
  expect(created).toEqual(["Greek I"])
  await expect.element(page.getByRole("status").getByText("“Greek I” added.")).toBeInTheDocument()
  await save.click()
  await expect.poll(() => saved).toEqual([{ subject_id: "id of Greek I", note: "" }])
})

test(
  "a name that exists is not created again, whatever its case and accents",
  { tags: ["planning.create-inline"] },
  async () => {
    await open()
    for (const typed of ["math", "ART ", "latin alive"]) {
      await field.fill(typed)
      await expect.element(options).toBeVisible()
      await expect.element(page.getByText(/^Create/)).not.toBeInTheDocument()
    }
    await field.fill("Mat")
    await expect.element(options.last()).toHaveTextContent("Create “Mat”")
    expect(options.elements()).toHaveLength(2)
    await userEvent.keyboard("{Escape}")
    await expect.element(options.first()).not.toBeInTheDocument()
    await expect.element(page.getByRole("dialog", { name: "Sample" })).toBeVisible()
  },
)

test("a suggestion is created by choosing it", { tags: ["planning.publishers"] }, async () => {
  const { created } = await open()
  await field.fill("lat")
  await page.getByRole("option", { name: "Latin Alive" }).click()
  await expect.element(field).toHaveValue("Latin Alive")
  expect(created).toEqual(["Latin Alive"])
})

test(
  "the form waits for what is being created, and after a failure tries it again",
  { tags: ["planning.create-failure"] },
  async () => {
    const answers = [
      () => Promise.reject(new Refusal("VALIDATION_ERROR", { issues: [{ field: "name", message: "Too odd." }] })),
      () => Promise.resolve("greek"),
    ]
    const { created, saved } = await open(() => answers.shift()?.() ?? Promise.resolve("late"))
    await page.getByLabelText("Note").fill("Mondays")
    await field.fill("Greek")
    await page.getByRole("option", { name: "Create “Greek”" }).click()
    await expect.element(page.getByText("Failed to create subject.")).toBeVisible()
    await expect.element(field).toHaveValue("Greek")
    await save.click()
    await expect.poll(() => saved).toEqual([{ subject_id: "greek", note: "Mondays" }])
    expect(created).toEqual(["Greek", "Greek"])
  },
)

test("a form is not saved without what could not be created", { tags: ["planning.create-failure"] }, async () => {
  let fail: (cause: Error) => void = () => undefined
  const late = new Promise<string>((_, reject) => (fail = reject))
  const { created, saved } = await open(() => late)
  await field.fill("Greek")
  await expect.element(options).toHaveTextContent("Create “Greek”")
  await userEvent.keyboard("{Enter}")
  await expect.element(field).toHaveValue("Greek")
  await save.click()
  fail(new Error("The connection failed."))
  await expect.element(page.getByText("Failed to create subject.")).toBeVisible()
  await expect.element(field).toHaveFocus()
  await field.fill("math")
  await expect.element(options).toHaveTextContent("Math")
  await userEvent.keyboard("{Enter}")
  await expect.element(page.getByText("Failed to create subject.")).not.toBeInTheDocument()
  await save.click()
  await expect.poll(() => saved).toEqual([{ subject_id: "math", note: "" }])
  expect(created).toEqual(["Greek"])
})

test(
  "a name that could not be created does not return when its text is removed",
  { tags: ["planning.create-failure"] },
  async () => {
    await open(() =>
      Promise.reject(new Refusal("VALIDATION_ERROR", { issues: [{ field: "name", message: "Too long." }] })),
    )
    await field.fill("Greek")
    await page.getByRole("option", { name: "Create “Greek”" }).click()
    await expect.element(page.getByText("Failed to create subject.")).toBeVisible()
    await field.fill("")
    await userEvent.tab()
    await expect.element(field).toHaveValue("")
    await expect.element(page.getByText("Failed to create subject.")).not.toBeInTheDocument()
  },
)
