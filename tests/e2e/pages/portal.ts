import type { Browser, Locator, Page } from "playwright/test"
import { createLogin, openAsChild } from "./child-login.ts"
import { postAs } from "../fixtures/rest-client.ts"
import { openFamilyWithChildren } from "./dashboard.ts"

export const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]

export const later = (day: string, count: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10)
export const weekdayOf = (day: string) => weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()]

type Portal = {
  parent: Page
  child: Page
  today: string
  ada: string
  ben: string
  /** Ids of Ada's and Ben's Science curricula. */
  of: { ada: string; ben: string; science: string }
}

/** Opens a family with two children who learn Science, and Ada's home page on a tablet. */
export async function openPortal(page: Page, browser: Browser): Promise<Portal> {
  const { children, today } = await openFamilyWithChildren(page, ["Ada", "Ben"])
  const [ada = "", ben = ""] = [children.get("Ada"), children.get("Ben")]
  const { id: science = "" } = await postAs(page, "subjects", { name: "Science", grade_level: "4", color: "#0ea5e9" })
  const curriculumOf = async (student_id: string) =>
    (await postAs(page, "curriculum", { student_id, subject_id: science })).id ?? ""
  const of = { ada: await curriculumOf(ada), ben: await curriculumOf(ben), science }
  const child = await openAsChild(browser, page, await createLogin(page, ada))
  return { parent: page, child, today, ada, ben, of }
}

export const work = (curriculum_id: string, title: string, due_date: string, more: object = {}) => ({
  curriculum_id,
  title,
  due_date,
  ...more,
})

export const section = (page: Page, name: string): Locator => page.getByRole("region", { name, exact: true })
export const card = (page: Page, name: string): Locator => page.getByRole("article", { name, exact: true })
