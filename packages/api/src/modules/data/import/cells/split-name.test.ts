import { expect, test } from "vitest"
import { splitWords } from "./split-name.ts"

test.each([
  ["Ada Byron", "Ada", "Byron"],
  ["Ada", "Ada", ""],
  ["Byron, Ada", "Ada", "Byron"],
  ["Ann Marie de la Cruz", "Ann Marie", "de la Cruz"],
  ["John Smith Jr.", "John", "Smith Jr."],
  ["Smith, John, Jr.", "John", "Smith Jr."],
  ["John Smith, Jr.", "John", "Smith Jr."],
  ["Mary Van Dyke", "Mary", "Van Dyke"],
  ["Van Morrison", "Van", "Morrison"],
  ["Ludwig van der Rohe III", "Ludwig", "van der Rohe III"],
  ["María José García", "María José", "García"],
  ["Jr.", "Jr.", ""],
])("%s has the first name %s and the last name %s", { tags: ["import.names"] }, (whole, first_name, last_name) => {
  expect(splitWords(whole)).toEqual({ first_name, last_name })
})
