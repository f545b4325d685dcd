import { expect, test } from "vitest"
import { letterOf } from "./letter-of.ts"

test.each([
  ["Latin", "e", "KeyE", "e"],
  ["Latin with the shift key", "K", "KeyK", "k"],
  ["French, where A stands at Q", "a", "KeyQ", "a"],
  ["Cyrillic", "л", "KeyK", "k"],
  ["Greek", "κ", "KeyK", "k"],
  ["Hebrew", "ל", "KeyK", "k"],
  ["Arabic", "ن", "KeyK", "k"],
  ["a letter of Turkish", "ı", "KeyI", "ı"],
  ["an arrow", "ArrowUp", "ArrowUp", "arrowup"],
  ["a digit", "1", "Digit1", "1"],
])("a key of a %s keyboard is the letter that is meant", { tags: ["palette.scripts"] }, (_, key, code, letter) => {
  expect(letterOf({ key, code })).toBe(letter)
})

test("a key with which a text is composed is no letter", { tags: ["palette.scripts"] }, () => {
  expect(letterOf({ key: "k", code: "KeyK", isComposing: true })).toBe("")
  expect(letterOf({ key: "k", code: "KeyK", nativeEvent: { isComposing: true } })).toBe("")
})
