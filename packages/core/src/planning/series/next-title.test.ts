import { expect, test } from "vitest"
import { nextTitle } from "./next-title.ts"

test.each([
  ["Lesson 5", "Lesson 6"],
  ["Unit 2, lesson 9", "Unit 2, lesson 10"],
  ["Day 09", "Day 10"],
  ["Math p. 42–43", "Math p. 44–45"],
  ["pages 7 - 9", "pages 10 - 12"],
  ["History to 1800", "History to 1800"],
  ["Lesson 5: Fractions", "Lesson 5: Fractions"],
  ["Fractions", "Fractions"],
  ["p. 43-42", "p. 43-42"],
])("'%s' is followed by '%s'", { tags: ["planning.lesson-follow"] }, (title, following) => {
  expect(nextTitle(title)).toBe(following)
})
