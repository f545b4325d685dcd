import { Document, Font, Page, renderToBuffer, Text, View } from "@react-pdf/renderer"
import { beforeAll, expect, test } from "vitest"
import { chooseFonts } from "../fonts/choose-fonts.ts"
import { charactersOf } from "../fonts/printable.ts"
import { countMissingLetters, readPdf } from "../testing/read-pdf.ts"
import { writePdf } from "./write-pdf.tsx"

const made = { title: "Lines", author: "", made_at: new Date("2027-05-28T12:00:00Z") }

let fontFamily: string[] = []
beforeAll(async () => {
  fontFamily = (await chooseFonts(charactersOf("Łukasz"))).text
})

function lines(count: number) {
  return (
    <Document>
      <Page size="LETTER" style={{ fontFamily, fontSize: 9 }}>
        {Array.from({ length: count }, (_, index) => (
          <View key={index}>
            <Text>{`Line ${index + 1} of Łukasz`}</Text>
          </View>
        ))}
      </Page>
    </Document>
  )
}

// If these two fail, an update has made a part of TaggedDocument unnecessary.
test("the renderer alone embeds the second part of a font for every text", async () => {
  const content = await renderToBuffer(lines(30))
  expect(content.toString("latin1").match(/\/FontFile2/g)?.length).toBeGreaterThan(20)
})

test("the renderer alone writes no tags", async () => {
  const { roles } = await readPdf(await renderToBuffer(lines(3)))
  expect(roles).toEqual([])
})

test("each part of a font is embedded once, and each text is a paragraph", { tags: ["paper.text"] }, async () => {
  const content = await writePdf(lines(30), made)
  expect(
    Buffer.from(content)
      .toString("latin1")
      .match(/\/FontFile2/g),
  ).toHaveLength(2)
  const { roles, pages, title, language } = await readPdf(content)
  expect(roles).toEqual(["Root", "Document", ...Array.from({ length: 30 }, () => "P")])
  expect(pages[0]).toContain("Line 30 of Łukasz")
  expect({ title, language }).toEqual({ title: "Lines", language: "en" })
  expect(countMissingLetters(content)).toBe(0)
})

test("a text of several lines and styles is one paragraph", async () => {
  const text = "One text that runs over several lines. ".repeat(12)
  const { roles, pages } = await readPdf(
    await writePdf(
      <Document>
        <Page size="A4" style={{ fontFamily, fontSize: 14 }}>
          <Text>
            {text}
            <Text style={{ fontWeight: 600 }}>And bold.</Text>
          </Text>
        </Page>
      </Document>,
      made,
    ),
  )
  expect(roles).toEqual(["Root", "Document", "P"])
  expect(pages.join("").replace(/\s+/g, " ")).toContain("several lines. And bold.")
})

test("the same document has the same bytes", { tags: ["paper.same"] }, async () => {
  const first = await writePdf(lines(5), made)
  expect(Buffer.compare(first, await writePdf(lines(5), made))).toBe(0)
})

test("no usual word is hyphenated, and one that is too long for a column breaks", () => {
  const breaks = Font.getHyphenationCallback()
  expect(breaks?.("Featherstonehaugh")).toEqual(["Featherstonehaugh"])
  expect(breaks?.("x".repeat(25))).toEqual(["x".repeat(8), "x".repeat(8), "x".repeat(8), "x"])
})
