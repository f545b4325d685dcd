import { faults } from "@hearthbook/api/errors"
import { maxFiles } from "@hearthbook/api/rules/files"
import type { FileView } from "@hearthbook/api/schemas/file"
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

const input = page.getByLabelText("Photos or PDF", { exact: true })
const list = page.getByRole("list", { name: "Photos and PDF files" })
const file = (name: string, type: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type })

test("shows the files from before, with their sizes", async () => {
  await openField([paper(1), paper(2)])
  await expect.element(list.getByText("page-1.pdf")).toBeVisible()
  expect(list.getByRole("listitem").elements()).toHaveLength(2)
})

test.each([
  ["a text", file("notes.txt", "text/plain"), "Only photos and PDF files work here."],
  ["an empty file", file("empty.pdf", "application/pdf", 0), "This file is empty."],
  ["a HEIC photo", file("photo.heic", "image/heic"), "This kind of photo (HEIC) does not work here. Take a new photo."],
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
  await expect.element(page.getByRole("button", { name: "Add photos or PDF" })).toHaveFocus()
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
