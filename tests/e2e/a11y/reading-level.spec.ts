import { fleschKincaid } from "flesch-kincaid"
import type { Page } from "playwright/test"
import { syllable } from "syllable"
import { giveLogin, openAsChild } from "../pages/child-login.ts"
import { openFamily } from "../pages/family.ts"
import { expect, test } from "../fixtures/test.ts"

// A child of seven or eight reads these pages alone: what they say is counted as a school counts it.

/** The school year in which most children can read it. */
const hardest = 3
/** Words of one sentence. */
const longest = 12

/** What stands in the page itself, without names of days and numbers: as sentences, one for each line that is one. */
async function sentencesOf(page: Page): Promise<string[]> {
  const text = await page.getByRole("main").innerText()
  return text.split(/\n|(?<=[.!?]) /).flatMap((line) => {
    const words = line.match(/[A-Za-z’']+/g) ?? []
    return words.length >= 2 ? [words.join(" ")] : []
  })
}

test(
  "a child's pages say what they say in short words and short sentences",
  { tag: "@portal.words" },
  async ({ page, browser }) => {
    const { student, assignment } = await openFamily(page)
    const child = await openAsChild(browser, page, await giveLogin(page, student))
    const said = new Set<string>()
    for (const path of [
      "/student/onboarding",
      "/student/dashboard",
      "/student/assignments",
      `/student/assignments?work=${assignment}`,
      "/student/schedule",
      "/student/grades",
    ]) {
      await child.goto(path)
      await expect(child.locator("h1")).toBeVisible()
      await expect(child.locator(".mantine-Skeleton-root, .mantine-Loader-root")).toHaveCount(0)
      for (const sentence of await sentencesOf(child)) said.add(sentence)
    }
    const sentences = [...said]
    const words = sentences.flatMap((sentence) => sentence.split(" "))
    expect(words.length, "there is something to read").toBeGreaterThan(60)
    const counts = { sentence: sentences.length, word: words.length, syllable: syllable(words.join(" ")) }
    expect(fleschKincaid(counts), sentences.join("\n")).toBeLessThanOrEqual(hardest)
    expect(sentences.filter((sentence) => sentence.split(" ").length > longest)).toEqual([])
  },
)
