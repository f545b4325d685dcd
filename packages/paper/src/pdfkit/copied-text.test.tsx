import { Document, Page, Text } from "@react-pdf/renderer"
import { expect, test } from "vitest"
import { chooseFonts } from "../fonts/choose-fonts.ts"
import { charactersOf } from "../fonts/printable.ts"
import { readPdf } from "../testing/read-pdf.ts"
import { writePdf } from "./write-pdf.tsx"

const made = { title: "Hours", author: "", made_at: new Date("2027-05-28T12:00:00Z") }

// In a file of its own, because the fonts keep what the first document asked of them.
test("a point can be copied, also after a document with middle dots only", { tags: ["paper.text"] }, async () => {
  const write = async (words: string) => {
    const { text: fontFamily } = await chooseFonts(charactersOf(words))
    return writePdf(
      <Document>
        <Page size="LETTER" style={{ fontFamily }}>
          <Text>{words}</Text>
        </Page>
      </Document>,
      made,
    )
  }
  await write("Ben · Math")
  expect((await readPdf(await write("Math: 20.25 hours"))).pages[0]).toContain("Math: 20.25 hours")
})
