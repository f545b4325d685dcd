/** A font as its package has it: cut into subsets, each with the weights that are used. */
export type ListedFont = {
  font: string
  weights: number[]
  /** The subsets to take; without them, all of the package. */
  subsets?: string[]
}

/** The font of running text. */
export const textFont: ListedFont = { font: "figtree", weights: [400, 600] }

/** The font of the school's name and of titles. */
export const headingFont: ListedFont = { font: "fraunces", weights: [400, 600] }

/** Fonts for the letters that the two lack. Only the named subsets are taken: all have Latin letters, too, in another style. */
const otherScripts: ListedFont[] = [
  {
    font: "noto-sans",
    weights: [400, 600],
    subsets: ["vietnamese", "cyrillic", "cyrillic-ext", "greek", "greek-ext", "latin-ext"],
  },
  { font: "noto-sans-arabic", weights: [400, 600], subsets: ["arabic"] },
  { font: "noto-sans-hebrew", weights: [400, 600], subsets: ["hebrew"] },
  { font: "noto-sans-devanagari", weights: [400, 600], subsets: ["devanagari"] },
  { font: "noto-sans-thai", weights: [400, 600], subsets: ["thai"] },
]

const korean: ListedFont = { font: "gowun-dodum", weights: [400] }
const japanese: ListedFont = { font: "kosugi", weights: [400] }
const chinese: ListedFont[] = [
  { font: "zcool-xiaowei", weights: [400] },
  { font: "cactus-classical-serif", weights: [400] },
]

/**
 * The fonts for letters that Figtree and Fraunces lack, in the order in which they are asked. Japanese and Chinese draw the same
 * characters differently, so a document with kana takes the Japanese ones.
 */
export function fallbackFonts(has_kana: boolean): ListedFont[] {
  return [...otherScripts, korean, ...(has_kana ? [japanese, ...chinese] : [...chinese, japanese])]
}

/** All fonts, for copying their files. */
export const allFonts: ListedFont[] = [textFont, headingFont, ...fallbackFonts(false)]
