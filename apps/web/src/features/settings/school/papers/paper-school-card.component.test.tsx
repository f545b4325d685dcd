import type { SchoolView } from "@hearthbook/api/records/school"
import { beforeEach, expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { Refusal } from "../../../../testing/fake-server.ts"
import { renderScreen } from "../../../../testing/render-screen.tsx"
import { noSchool } from "../../../../testing/sample-grading.ts"
import { PaperSchoolCard } from "./paper-school-card.tsx"

const name = page.getByLabelText("School name")
const save = page.getByRole("button", { name: "Save Details" })

beforeEach(() => page.viewport(1280, 800))

test("the school on papers has a name, an address, a phone and an email", { tags: ["grades.school"] }, async () => {
  let school: SchoolView = { ...noSchool, phone: "555-0100" }
  const { callsOf } = await renderScreen(<PaperSchoolCard />, {
    "school.get": () => school,
    "school.update": ({ name: named = null, address = null, ...patch }) =>
      (school = { ...school, name: named, address, phone: patch.phone ?? null, email: patch.email ?? null }),
  })
  await name.fill("x".repeat(130))
  await save.click()
  await expect.element(page.getByText(/School name .*120/).first()).toBeVisible()
  expect(callsOf("school.update")).toHaveLength(0)
  await name.fill("Miller Family Homeschool")
  await page.getByLabelText("Address").fill("1 Elm Street\nAlbany, NY")
  await page.getByLabelText("How you teach").fill("We read aloud every morning.")
  await page.getByLabelText("Email").fill("school@example.com")
  await userEvent.keyboard("{Enter}")
  await expect
    .poll(() => callsOf("school.update"))
    .toEqual([
      {
        name: "Miller Family Homeschool",
        address: "1 Elm Street\nAlbany, NY",
        phone: "555-0100",
        email: "school@example.com",
        about: "We read aloud every morning.",
      },
    ])
  await expect.element(page.getByText("School settings saved.")).toBeVisible()
})

test("a logo that is too large is refused, and what was typed stays", { tags: ["grades.school"] }, async () => {
  await renderScreen(<PaperSchoolCard />, { "school.get": () => noSchool })
  await name.fill("Miller Family Homeschool")
  const large = new File([new Uint8Array(5 * 1024 * 1024)], "logo.png", { type: "image/png" })
  const chosen = new DataTransfer()
  chosen.items.add(large)
  const input = document.querySelector<HTMLInputElement>("input[type=file]")
  if (!input) throw new Error("There is no field for a file.")
  input.files = chosen.files
  input.dispatchEvent(new Event("change", { bubbles: true }))
  await expect.element(page.getByText("This picture is too large. The limit is 4 MB.")).toBeVisible()
  await expect.element(name).toHaveValue("Miller Family Homeschool")
})

test("a logo is removed, and a refusal says so", { tags: ["grades.school", "slow"] }, async () => {
  const logo_file_id = "0190a0a0-0000-7000-8000-000000000901"
  let isRefused = true
  const { callsOf } = await renderScreen(<PaperSchoolCard />, {
    "school.get": () => ({ ...noSchool, logo_file_id }),
    "school.update": () => {
      if (isRefused) throw new Refusal("UNKNOWN_ERROR")
      return noSchool
    },
  })
  await page.getByRole("button", { name: "Remove logo" }).click()
  await expect.element(page.getByText("Failed to save the logo.").first()).toBeVisible()
  isRefused = false
  await page.getByRole("button", { name: "Remove logo" }).click()
  await expect.element(page.getByRole("button", { name: "Choose logo" })).toBeVisible()
  expect(callsOf("school.update").at(-1)).toEqual({ logo_file_id: null })
})
