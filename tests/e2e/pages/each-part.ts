import { expect, type Page } from "playwright/test"
import { eli, openDashboard, signIn } from "./access.ts"
import { inParts, screensOf } from "./screens.ts"

/** Six of the screens of a parent's or of a child's, and how to be signed in there. */
type Part = { name: string; paths: string[]; enter: (page: Page) => Promise<void> }

async function enterAsChild(page: Page): Promise<void> {
  await signIn(page, eli)
  await expect(page).toHaveURL("/student/dashboard")
}

/** All screens of a parent's and of a child's, for tests that look at each in the same way. */
export const eachPart: Part[] = (["parent", "child"] as const).flatMap((visitor) =>
  inParts(screensOf(visitor), 6).map((paths, part) => ({
    name: `of a ${visitor}'s, part ${part + 1}`,
    paths,
    enter: visitor === "child" ? enterAsChild : openDashboard,
  })),
)
