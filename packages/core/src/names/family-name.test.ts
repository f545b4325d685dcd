import { expect, test } from "vitest"
import { familyInSentence } from "./family-name.ts"

test.each([
  ["Byron family", "the Byron family"],
  ["The Whitaker family", "the Whitaker family"],
  ["the Theodores", "the Theodores"],
  ["Theodore family", "the Theodore family"],
  ["My family", "“My family”"],
])("%s appears in a sentence as %s", (name, sentence) => expect(familyInSentence(name)).toBe(sentence))
