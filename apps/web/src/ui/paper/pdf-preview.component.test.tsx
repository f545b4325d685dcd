import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { renderScreen } from "../../testing/render-screen.tsx"
import PdfPreview from "./pdf-preview.tsx"

/** A PDF with a line of text on each page, in Helvetica, which a viewer brings along. */
function pdfOf(lines: string[]): Blob {
  const kids = lines.map((_line, index) => `${4 + 2 * index} 0 R`).join(" ")
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${lines.length} >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    ...lines.flatMap((line, index) => {
      const content = `BT /F1 24 Tf 72 720 Td (${line}) Tj ET`
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${5 + 2 * index} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
  ]
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join("")
  return new Blob([`%PDF-1.4\n${body}trailer << /Root 1 0 R /Size ${objects.length + 1} >>\n%%EOF`])
}

const preview = () => page.getByRole("region", { name: "Preview of Report card, Ada" })

test("each page is drawn, and its text is read out", { tags: ["paper.preview"] }, async () => {
  await renderScreen(<PdfPreview name="Report card, Ada" content={pdfOf(["Algebra I", "Attendance"])} />)
  await expect.element(preview()).toHaveTextContent("Algebra I Attendance")
  await expect.element(preview()).toHaveAttribute("aria-busy", "false")
  const sheets = preview().element().querySelectorAll("canvas")
  expect(sheets).toHaveLength(2)
  for (const sheet of sheets) {
    expect(sheet.height / sheet.width).toBeCloseTo(792 / 612, 2)
    const drawn = sheet.getContext("2d")?.getImageData(0, 0, sheet.width, sheet.height).data ?? []
    expect(drawn.some((value) => value < 100)).toBe(true)
  }
})

test("what is no PDF is said to have no preview", { tags: ["paper.preview"] }, async () => {
  await renderScreen(<PdfPreview name="Report card, Ada" content={new Blob(["none"])} />)
  await expect.element(page.getByRole("alert")).toHaveTextContent("Download the PDF instead.")
})
