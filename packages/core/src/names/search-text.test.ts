import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { textAndVariant } from "./testing/search-variants.ts"
import { foldText, matchesSearch, searchWords } from "./search-text.ts"

/** Every character but the ideographs, which have no case and no accents. */
const characters = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code)).filter((character) =>
  /[^\p{Cn}\p{Co}\p{Cs}\p{Unified_Ideograph}]/u.test(character),
)

/**
 * The subscript iota of ancient Greek is an accent, because people search for 'τω' to find 'τῷ'. In upper case it is a letter.
 */
const hasIota = /\u0345/
/** Slanted and rounded forms of Cyrillic letters in old church books. Their capitals are those of the usual letters. */
const churchLetters = /[\u1c80-\u1c88]/

describe("a text is found however it is typed", { tags: ["editing.search-folds"] }, () => {
  test.each([
    ["Łódź", "lodz"],
    ["Søren Ærø", "soren aero"],
    ["Đorđe Þórður Guðmundsson", "dorde thordur gudmundsson"],
    ["Weiße STRASSE", "weisse straße"],
    ["ISTANBUL Işık", "ıstanbul isik"],
    ["Œuvre", "oeuvre"],
    ["Σίσυφος", "ΣΙΣΥΦΟΣ"],
    ["ВОЙНА, ёлка", "война, елка"],
    ["Zoe\u0308", "zoë"],
    ["l’été", "L'ETE"],
    ["“Emma”", '"emma"'],
    ["1914–1918", "1914-1918"],
    ["Jean−Luc", "jean‑luc"],
    ["two\u00a0 \u2003words", "two words"],
    ["Mathe\u00admatik", "mathematik"],
    ["ﬁnger", "finger"],
    ["Ａｂｃ", "abc"],
    ["שָׁלוֹם", "שלום"],
  ])("'%s' is found by '%s', and the reverse", (text, search) => {
    expect(matchesSearch([text], search)).toBe(true)
    expect(matchesSearch([search], text)).toBe(true)
  })

  test("any text is found by any variant of case, accents, composition, quotes, dashes and spaces", () => {
    fc.assert(
      fc.property(textAndVariant, ({ text, variant }) => {
        expect(matchesSearch([text], variant), `${text} by ${variant}`).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  test("every character is found by its upper and lower case, and a folded text stays the same", () => {
    const different = characters.filter((character) => {
      const folded = foldText(character)
      const cases = [character.toUpperCase(), character.toLowerCase(), folded]
      return cases.some((one) => foldText(one) !== folded)
    })
    expect(
      different.filter((character) => !hasIota.test(character.normalize("NFD")) && !churchLetters.test(character)),
    ).toEqual([])
  })
})

describe("words", { tags: ["editing.search-words"] }, () => {
  test("are found in any order and in any of the texts, and only if each one is there", () => {
    const texts = ["Read chapter 5", null, "Answer the questions"]
    expect(matchesSearch(texts, "questions chapter")).toBe(true)
    expect(matchesSearch(texts, "  ANSW   rea ")).toBe(true)
    expect(matchesSearch(texts, "chapter 6")).toBe(false)
    expect(matchesSearch(texts, "5answer")).toBe(false)
    expect(matchesSearch(texts, "")).toBe(true)
    expect(matchesSearch(texts, "%")).toBe(false)
  })

  test("of a search are folded and named once", () => {
    expect(searchWords(" Émile  emile\u00a0ZOLA ")).toEqual(["emile", "zola"])
    expect(searchWords(" \u00ad ")).toEqual([])
  })
})
