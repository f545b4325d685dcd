import { faults } from "@hearthbook/core/errors/errors"
import { TextInput } from "@mantine/core"
import { useForm } from "@mantine/form"
import { useState } from "react"
import { describe, expect, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import { trpc } from "../api/trpc.ts"
import { Refusal, type Answers } from "../testing/fake-server.ts"
import { renderScreen } from "../testing/render-screen.tsx"
import { sampleSubject } from "../testing/sample-family.ts"
import { FormModal } from "./form-modal.tsx"

const values = (name: string, description = "") => ({ name, description })

/** A button that opens a form for a subject's name and description. */
function SubjectEditor() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Edit</button>
      {isOpen && <SubjectForm onClose={() => setOpen(false)} />}
    </>
  )
}

function SubjectForm({ onClose }: { onClose: () => void }) {
  const update = trpc.subjects.update.useMutation()
  const form = useForm({ initialValues: values("Math") })
  return (
    <FormModal
      title="Edit subject"
      draftName={null}
      saveLabel="Save"
      fallback="Failed to update subject."
      form={form}
      version={1}
      valuesOf={(current) => values(String((current as { name: unknown }).name))}
      onSave={({ name }, version) => update.mutateAsync({ id: sampleSubject.id, version: version ?? 0, name })}
      announcement="Subject saved."
      onClose={onClose}
    >
      <TextInput label="Name" {...form.getInputProps("name")} />
      <TextInput label="Description" {...form.getInputProps("description")} />
    </FormModal>
  )
}

const editButton = page.getByRole("button", { name: "Edit" })
const dialog = page.getByRole("dialog")
const name = dialog.getByLabelText("Name")
const save = dialog.getByRole("button", { name: "Save" })

async function openForm(answers: Answers) {
  const screen = await renderScreen(<SubjectEditor />, answers)
  await editButton.click()
  await expect.element(name).toBeVisible()
  return screen
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

const saved = {
  "subjects.update": ({ name = "" }: { name?: string }) => ({ ...sampleSubject, name }),
} satisfies Answers

test("Enter saves, closes the form, says so, and returns the focus to the button that opened it", async () => {
  const { callsOf } = await openForm(saved)
  await name.fill("Algebra")
  await userEvent.keyboard("{Enter}")
  await expect.element(dialog).not.toBeInTheDocument()
  expect(callsOf("subjects.update")).toEqual([{ id: sampleSubject.id, version: 1, name: "Algebra" }])
  await expect.element(page.getByText("Subject saved.")).toBeInTheDocument()
  await expect.element(editButton).toHaveFocus()
})

describe("a form is sent once", () => {
  test("by a double click", { tags: ["editing.double-click"] }, async () => {
    const { callsOf } = await openForm(saved)
    await name.fill("Algebra")
    await save.dblClick()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(callsOf("subjects.update")).toHaveLength(1)
  })

  test("by Enter held down, also while the server is slow", { tags: ["editing.double-click"] }, async () => {
    let answer = () => {}
    const slow = new Promise<void>((resolve) => (answer = resolve))
    const { callsOf } = await openForm({ "subjects.update": () => slow.then(() => sampleSubject) })
    await name.fill("Algebra")
    const form = document.querySelector<HTMLFormElement>("[role=dialog] form")
    for (let times = 0; times < 10; times++) {
      form?.requestSubmit()
      await nextFrame()
    }
    answer()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(callsOf("subjects.update")).toHaveLength(1)
  })
})

describe("a failed save keeps what was typed", () => {
  test("and sets a field's error on its field, which gets the focus", async () => {
    await openForm({
      "subjects.update": () => {
        throw new Refusal("VALIDATION_ERROR", { issues: [{ field: "name", message: "Name is taken." }] })
      },
    })
    await name.fill("Algebra")
    await save.click()
    await expect.element(name).toHaveFocus()
    await expect.element(name).toHaveAccessibleDescription("Name is taken.")
    await expect.element(name).toHaveValue("Algebra")
  })

  test("and says why above the buttons, and the next try saves", async () => {
    const answer = vi.fn<NonNullable<Answers["subjects.update"]>>().mockImplementationOnce(() => {
      throw new Refusal("NOT_FOUND")
    })
    answer.mockReturnValue(sampleSubject)
    await openForm({ "subjects.update": answer })
    await name.fill("Algebra")
    await save.click()
    await expect.element(dialog.getByText(faults.NOT_FOUND.message)).toBeVisible()
    await expect.element(name).toHaveValue("Algebra")
    await save.click()
    await expect.element(dialog).not.toBeInTheDocument()
  })
})

describe("a row that another tab changed", () => {
  const changed = (current: object): Answers => ({
    "subjects.update": ({ version }) => {
      if (version === 1) throw new Refusal("CONFLICT", { current })
      return sampleSubject
    },
  })

  test("is shown in both versions, and the one shown is saved", { tags: ["editing.conflict"] }, async () => {
    const { callsOf } = await openForm(changed({ ...sampleSubject, name: "Geometry", version: 2 }))
    await name.fill("Algebra")
    await save.click()
    await expect.element(dialog.getByRole("radio", { name: "What you typed" })).toBeChecked()
    await dialog.getByText("As it is now").click()
    await expect.element(name).toHaveValue("Geometry")
    await dialog.getByText("What you typed").click()
    await expect.element(name).toHaveValue("Algebra")
    await save.click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(callsOf("subjects.update").at(-1)).toMatchObject({ version: 2, name: "Algebra" })
  })

  test("offers no choice when both versions are equal", { tags: ["editing.conflict"] }, async () => {
    await openForm(changed({ ...sampleSubject, name: "Algebra", version: 2 }))
    await name.fill("Algebra")
    await save.click()
    await expect.element(dialog.getByText(faults.CONFLICT.message)).toBeVisible()
    expect(dialog.getByRole("radio").elements()).toHaveLength(0)
  })
})

describe("leaving a form with changes", () => {
  test("asks first by Escape, and stays with the field that had the focus", async () => {
    await openForm({})
    await name.fill("Algebra")
    await userEvent.keyboard("{Escape}")
    await dialog.getByRole("button", { name: "Keep editing" }).click()
    await expect.element(name).toHaveFocus()
    await expect.element(name).toHaveValue("Algebra")
  })

  test("discards them when the person says so", async () => {
    const { callsOf } = await openForm({})
    await name.fill("Algebra")
    await userEvent.keyboard("{Escape}")
    await dialog.getByRole("button", { name: "Discard" }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(callsOf("subjects.update")).toEqual([])
  })

  test("does not ask when nothing was changed", async () => {
    await openForm({})
    await userEvent.keyboard("{Escape}")
    await expect.element(dialog).not.toBeInTheDocument()
  })
})
