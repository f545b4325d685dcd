import { useState } from "react"
import { beforeEach, expect, test } from "vitest"
import { page } from "vitest/browser"
import type { StudentView } from "@hearthbook/api/family/student"
import { trpc } from "../../api/trpc.ts"
import { renderScreen } from "../../testing/render-screen.tsx"
import { ben, benView, cleo } from "../../testing/sample-family.ts"
import { StudentBoard } from "./student-board.tsx"

const cleoView = { ...benView, ...cleo }
const withLogin = { ...benView, has_login: true }

/** The page with the list of an earlier visit, in which no one has a login. */
function LaterVisit() {
  const utils = trpc.useUtils()
  useState(() => utils.students.list.setData({}, [benView, cleoView], { updatedAt: 1 }))
  return <StudentBoard onAdd={() => undefined} />
}

/** Opens the URL that asks for a login for Ben. Returns how the server answers with the list of today. */
async function openByUrl() {
  let answer: (students: StudentView[]) => void = () => undefined
  const list = new Promise<StudentView[]>((resolve) => (answer = resolve))
  await renderScreen(<LaterVisit />, { "students.list": () => list })
  await expect.element(page.getByRole("article", { name: /^Ben/ })).toBeVisible()
  return answer
}

const dialog = page.getByRole("dialog")

beforeEach(() => window.history.replaceState(null, "", `/students?login=${ben.id}`))

test("the form for a login opens when the server has said that the child has none", async () => {
  const answer = await openByUrl()
  await expect.element(dialog).not.toBeInTheDocument()
  answer([benView, cleoView])
  await expect.element(page.getByRole("dialog", { name: "Create a login for Ben" })).toBeVisible()
})

test("a late answer leaves the form that was opened meanwhile", async () => {
  const answer = await openByUrl()
  await page.getByRole("button", { name: "More about Cleo" }).click()
  await page.getByRole("menuitem", { name: "Edit" }).click()
  const name = dialog.getByLabelText("First name")
  await name.fill("Cleopatra")
  answer([withLogin, cleoView])
  await expect.poll(() => document.querySelector('[aria-label="Ben has a login"]')).not.toBeNull()
  await expect.element(name).toHaveValue("Cleopatra")
})
