import { expect, test } from "vitest"
import { helpAreas } from "./help-content.ts"
import { findTopics } from "./help-search.ts"

const found = (search: string) =>
  findTopics(helpAreas, search).flatMap(({ topics }) => topics.map((topic) => topic.question))

test.each([
  ["holiday", "How do I add days off?"],
  ["vacation", "How do I add days off?"],
  ["sick", "How do I move lessons after a sick day?"],
  ["transcript", "How do I make a transcript?"],
  ["report card", "How do I make a report card?"],
  ["hours", "Can I count hours?"],
  ["move lessons", "How do I move lessons after a sick day?"],
  ["catch up", "How do I move lessons after a sick day?"],
  ["import", "How do I add many lessons at once?"],
  ["print", "How do I see and print everyone’s week?"],
  ["calendar", "How do I plan a school year?"],
  ["quick add", "How do I add several things in one go?"],
  ["siblings", "How do I give several children the same?"],
  ["cancel class", "How do I cancel or move one class?"],
  ["table", "How do I see all courses at once?"],
  ["pin", "How do my children share one tablet?"],
  ["ipad", "How do my children share one tablet?"],
  ["first week", "How do I set up my school?"],
  ["welcome", "How do I set up my school?"],
  ["sample family", "How do I set up my school?"],
  ["hide grades", "Can I keep a child from seeing its grades?"],
  ["tick lessons", "May a child mark its own lessons as done?"],
])("a parent who types %j finds %j", { tags: ["site.help"] }, (search, question) => {
  expect(found(search)).toContain(question)
})

test("a word that is in no article finds nothing", { tags: ["site.help"] }, () => {
  expect(found("tuition")).toEqual([])
})
