import { fleschKincaid } from "flesch-kincaid"
import type { Page } from "playwright/test"
import { syllable } from "syllable"
import { createLogin, openAsChild } from "../pages/child-login.ts"
import { openFamily } from "../pages/family.ts"
import { expect, test } from "../fixtures/test.ts"

// A child of seven or eight reads these pages alone, so their text must have a low reading level.

/** The highest allowed grade level by the Flesch-Kincaid formula. */
const maxGradeLevel = 3
/** The highest allowed number of words in a sentence. */
const maxSentenceWords = 12

/** Splits the page's main content into sentences. Lines with fewer than two words are skipped. */
async function sentencesOf(page: Page): Promise<string[]> {
  const text = await page.getByRole("main").innerText()
  return text.split(/\n|(?<=[.!?]) /).flatMap((line) => {
    const words = line.match(/[A-Za-z’']+/g) ?? []
    return words.length >= 2 ? [words.join(" ")] : []
  })
}

test("a child's pages use short words and short sentences", { tag: "@portal.words" }, async ({ page, browser }) => {
  const { student, assignment } = await openFamily(page)
  const child = await openAsChild(browser, page, await createLogin(page, student))
  const texts = new Set<string>()
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
    for (const sentence of await sentencesOf(child)) texts.add(sentence)
  }
  const sentences = [...texts]
  const words = sentences.flatMap((sentence) => sentence.split(" "))
  expect(words.length, "number of words").toBeGreaterThan(60)
  const counts = { sentence: sentences.length, word: words.length, syllable: syllable(words.join(" ")) }
  expect(fleschKincaid(counts), sentences.join("\n")).toBeLessThanOrEqual(maxGradeLevel)
  expect(sentences.filter((sentence) => sentence.split(" ").length > maxSentenceWords)).toEqual([])
})
