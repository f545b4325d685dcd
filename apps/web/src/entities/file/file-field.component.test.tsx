import { faults } from "@hearthbook/core/errors/errors"
import { maxFiles } from "@hearthbook/core/limits/file-limits"
import type { FileView } from "@hearthbook/api/work/file"
import { expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { Refusal, type Answers } from "../../testing/fake-server.ts"
import { renderScreen } from "../../testing/render-screen.tsx"
import { FileField } from "./file-field.tsx"
import { useFileUploads } from "./file-uploads.ts"

const assignment_id = "0190a0a0-0000-7000-8000-000000000021"

function Submission() {
  return <FileField uploads={useFileUploads(assignment_id)} />
}

/** A PDF that waits on the server. */
function paper(number: number): FileView {
  return {
    id: `0190a0a0-0000-7000-8000-0000000002${String(number).padStart(2, "0")}`,
    name: `page-${number}.pdf`,
    content_type: "application/pdf",
    size: 2048,
    needs_password: false,
    created_at: "2026-09-01T12:00:00.000Z",
  }
}

const openField = (waiting: FileView[], answers: Answers = {}) =>
  renderScreen(<Submission />, { "files.waiting": () => waiting, ...answers })

const input = page.getByLabelText("Photos or files", { exact: true })
const list = page.getByRole("list", { name: "Photos and files" })
const bytes = (name: string, content: number[]) => new File([Uint8Array.from(content)], name)
const file = (name: string, type: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type })

test("says which files can be added before one is chosen", { tags: ["assignments.files-hint"] }, async () => {
  await openField([])
  const button = page.getByRole("button", { name: "Add photos or files" })
  await expect
    .element(button)
    .toHaveAccessibleDescription(/^Photos, PDF, Word or OpenDocument files, up to 25 MB each. Up to 5 files./)
})

test(
  "shortens a long name in the middle, and keeps all of it as the title",
  { tags: ["assignments.file-names"] },
  async () => {
    const name = "Book report about the long river, final version.pdf"
    await openField([{ ...paper(1), name }])
    await expect.element(list.getByText("Book report about th…nal version.pdf")).toHaveAttribute("title", name)
    await expect.element(page.getByRole("button", { name: `Remove ${name}` })).toBeVisible()
  },
)

test("says that a PDF with a password may not open", { tags: ["assignments.documents"] }, async () => {
  await openField([{ ...paper(1), needs_password: true }])
  await expect.element(list.getByText("It asks for a password, so it may not open.")).toBeVisible()
})

test("shows the files from before, with their sizes", async () => {
  await openField([paper(1), paper(2)])
  await expect.element(list.getByText("page-1.pdf")).toBeVisible()
  expect(list.getByRole("listitem").elements()).toHaveLength(2)
})

test.each([
  ["a text", file("notes.txt", "text/plain"), "Only photos, PDF, Word and OpenDocument files work here."],
  ["an empty file", file("empty.pdf", "application/pdf", 0), "This file is empty."],
  [
    "a damaged photo",
    bytes("photo.jpg", [0xff, 0xd8, 0xff, 0xe0]),
    "This is not a photo we can open. Take a new photo.",
  ],
  [
    "an old Word file",
    bytes("story.doc", [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    "This is an old Word file, or one with a password. Save it as .docx or PDF.",
  ],
])("%s is refused beside its name, without a second try", async (_, chosen, reason) => {
  await openField([])
  await userEvent.upload(input, chosen)
  await expect.element(list.getByText(reason)).toBeVisible()
  await expect.element(list.getByText(chosen.name)).toBeVisible()
  await expect.element(page.getByRole("button", { name: "Try again" })).not.toBeInTheDocument()
})

test("more files than there is room for are refused together, and none is sent", async () => {
  await openField(Array.from({ length: maxFiles - 1 }, (_, index) => paper(index + 1)))
  await expect.element(list).toBeVisible()
  await userEvent.upload(input, [file("a.pdf", "application/pdf"), file("b.pdf", "application/pdf")])
  await expect.element(page.getByText(`You can add up to ${maxFiles} files: 1 more.`)).toBeVisible()
  expect(list.getByRole("listitem").elements()).toHaveLength(maxFiles - 1)
})

test("a removed file leaves the list, and the focus moves to the button that adds files", async () => {
  let waiting = [paper(1)]
  const { callsOf } = await renderScreen(<Submission />, {
    "files.waiting": () => waiting,
    "files.delete": ({ id }) => {
      waiting = []
      return { id }
    },
  })
  await page.getByRole("button", { name: "Remove page-1.pdf" }).click()
  await expect.element(list).not.toBeInTheDocument()
  expect(callsOf("files.delete")).toEqual([{ id: paper(1).id }])
  await expect.element(page.getByRole("button", { name: "Add photos or files" })).toHaveFocus()
})

test("a file that cannot be removed stays, with the reason", async () => {
  await openField([paper(1)], {
    "files.delete": () => {
      throw new Refusal("UNAUTHORIZED")
    },
  })
  await page.getByRole("button", { name: "Remove page-1.pdf" }).click()
  await expect.element(page.getByText(faults.UNAUTHORIZED.message)).toBeVisible()
  await expect.element(page.getByText("page-1.pdf")).toBeVisible()
})

test("files from before that could not be loaded are asked for again", async () => {
  let isDown = true
  await renderScreen(<Submission />, {
    "files.waiting": () => {
      if (isDown) throw new Refusal("NOT_FOUND")
      return [paper(1)]
    },
  })
  await expect.element(page.getByText("Your earlier files could not be loaded.")).toBeVisible()
  isDown = false
  await page.getByRole("button", { name: "Try again" }).click()
  await expect.element(page.getByText("page-1.pdf")).toBeVisible()
})
