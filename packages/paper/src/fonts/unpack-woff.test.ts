import { readFileSync } from "node:fs"
import { Font } from "@react-pdf/renderer"
import { expect, test } from "vitest"
import { allFonts } from "./font-list.ts"
import { subsetsOf } from "./subsets.ts"
import { unpackWoff } from "./unpack-woff.ts"

test("each font file of the product can be read", { tags: ["paper.letters", "slow"] }, async () => {
  const files = allFonts.flatMap(subsetsOf).flatMap((subset) => subset.files.map(({ file }) => file))
  for (const file of files) {
    const src = `data:font/sfnt;base64,${unpackWoff(readFileSync(file)).toString("base64")}`
    Font.register({ family: file, src })
    await Font.load({ fontFamily: file })
    const font = Font.getFont({ fontFamily: file }) as { data: { characterSet: number[] } | null }
    expect(font.data?.characterSet.length, file).toBeGreaterThan(0)
  }
})

test("what is no WOFF file is refused", () => {
  expect(() => unpackWoff(Buffer.from("OTTO, a font that is not packed"))).toThrow("not a WOFF file")
})
