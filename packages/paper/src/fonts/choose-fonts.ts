import { readFileSync } from "node:fs"
import { Font } from "@react-pdf/renderer"
import { fallbackFonts, headingFont, textFont, type ListedFont } from "./font-list.ts"
import { mayHave, subsetsOf, type Subset } from "./subsets.ts"
import { unpackWoff } from "./unpack-woff.ts"

/** Families for a style's `fontFamily`: the first that has a letter draws it. */
export type Fonts = { text: string[]; heading: string[] }

/** The characters that a document's own words use, and the marks for dates and fractions. */
const always = [...letters(0x20, 0x7e), ...Array.from("–—·’“”½×", (mark) => mark.codePointAt(0) ?? 0)]

/** Returns the families that the characters need, and the characters that no font has. */
export async function chooseFonts(characters: Iterable<number>): Promise<Fonts & { missing: Set<number> }> {
  const needed = new Set([...always, ...characters])
  const hasKana = [...needed].some((character) => character >= 0x3040 && character <= 0x30ff)
  const text = await takeFrom([textFont, ...fallbackFonts(hasKana)], needed)
  const own = await takeFrom([headingFont], needed)
  return { text: text.families, heading: [...own.families, ...text.families], missing: text.missing }
}

/** Takes each subset that has a character which those before it lack. */
async function takeFrom(
  fonts: ListedFont[],
  needed: Set<number>,
): Promise<{ families: string[]; missing: Set<number> }> {
  const missing = new Set(needed)
  const families: string[] = []
  for (const subset of fonts.flatMap(subsetsOf)) {
    if (![...missing].some((character) => mayHave(subset, character))) continue
    const found = await charactersIn(subset, missing)
    if (found.length === 0) continue
    families.push(subset.family)
    for (const character of found) missing.delete(character)
  }
  return { families, missing }
}

async function charactersIn(subset: Subset, characters: Set<number>): Promise<number[]> {
  const { family, files } = subset
  if (!(family in Font.getRegisteredFonts())) {
    Font.register({ family, fonts: files.map(({ weight, file }) => ({ src: unpacked(file), fontWeight: weight })) })
    for (const { weight } of files) {
      const font = await load(family, weight)
      alignFigures(font)
      readLetters(font)
    }
  }
  const font = await load(family, 400)
  return [...characters].filter((character) => font.hasGlyphForCodePoint(character))
}

/** The address of a font that is in memory, because the renderer takes no bytes. */
function unpacked(file: string): string {
  return `data:font/sfnt;base64,${unpackWoff(readFileSync(file)).toString("base64")}`
}

/** The part of a loaded font that is used here. */
type LoadedFont = {
  hasGlyphForCodePoint: (character: number) => boolean
  glyphForCodePoint: (character: number) => unknown
  layout: (text: string, features?: string[] | Record<string, boolean>, ...rest: unknown[]) => unknown
}

async function load(fontFamily: string, fontWeight: number): Promise<LoadedFont> {
  await Font.load({ fontFamily, fontWeight })
  // The renderer's types take those of fontkit, which has none.
  const { data } = Font.getFont({ fontFamily, fontWeight }) as { data: LoadedFont | null }
  if (!data) throw new Error(`The font ${fontFamily} could not be read.`)
  return data
}

/**
 * Gives all figures the same width, so that those in a column stand below each other. Done here and not by a style's
 * fontFeatureSettings: the font writes further features into that list, which then hold for all later texts.
 */
function alignFigures(font: LoadedFont): void {
  const layOut = font.layout.bind(font)
  font.layout = (text, _features, ...rest) => layOut(text, ["tnum"], ...rest)
}

/**
 * Reads the usual letters once. The font keeps each shape as it is first asked for, and asked for as a part of another letter, such as
 * the point of a middle dot, it would not say which letter it is: the text of a document could not be copied or read aloud.
 */
function readLetters(font: LoadedFont): void {
  for (const character of always) if (font.hasGlyphForCodePoint(character)) font.glyphForCodePoint(character)
}

function letters(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/** Longer than any name or word that stands in a column. What is longer would run over the figures beside it. */
const longestWord = 24

/** Without this, usual words break with hyphens too, also names. */
function breakWord(word: string): string[] {
  if (word.length <= longestWord) return [word]
  return Array.from({ length: Math.ceil(word.length / 8) }, (_, index) => word.slice(index * 8, index * 8 + 8))
}

Font.registerHyphenationCallback(breakWord)
