import type { Page } from "playwright/test"

/** The nouns that screens count, each with its plural. */
const nouns = {
  assignment: "assignments",
  child: "children",
  class: "classes",
  course: "courses",
  credit: "credits",
  day: "days",
  event: "events",
  file: "files",
  filing: "filings",
  hour: "hours",
  item: "items",
  lesson: "lessons",
  link: "links",
  mark: "marks",
  minute: "minutes",
  month: "months",
  page: "pages",
  person: "people",
  point: "points",
  row: "rows",
  student: "students",
  subject: "subjects",
  week: "weeks",
}

/** Finds counts with the wrong form of their noun, in the text and the accessible names of a page: '1 lessons', '3 class', '2 classs'. */
export async function findWrongPlurals(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => [
    document.body.innerText,
    ...[...document.querySelectorAll("[aria-label]")].map((element) => element.getAttribute("aria-label") ?? ""),
  ])
  return texts.flatMap((text) => wrongPluralsIn(text))
}

const one = Object.keys(nouns).join("|")
const many = Object.values(nouns).join("|")
const misspelled = Object.keys(nouns)
  .map((noun) => `${noun}s`)
  .filter((plural) => !Object.values(nouns).includes(plural))
  .join("|")

const dates = "(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* "

/** A count is not the end of a longer number, of a date, as in 'Nov 1', or of a course's name, as in 'Science 4 lesson'. */
const wrong = new RegExp(
  [
    `(?<![\\w.,:/])(?<!${dates})1 (?:${many})(?![\\w-])`,
    `(?<![\\w.,:/])(?<!\\p{L} )(?:0|[2-9]|\\d{2,}) (?:${one})(?![\\w-])`,
    `\\b\\d+ (?:${misspelled})\\b`,
  ].join("|"),
  "gu",
)

function wrongPluralsIn(text: string): string[] {
  return [...text.matchAll(wrong)].map(([found]) => found)
}
