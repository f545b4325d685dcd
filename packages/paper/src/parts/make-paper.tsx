import { Document } from "@react-pdf/renderer"
import type { ReactElement } from "react"
import { chooseFonts } from "../fonts/choose-fonts.ts"
import { charactersOf, toPrintable } from "../fonts/printable.ts"
import { writePdf } from "../pdfkit/write-pdf.tsx"
import { SheetContext, type Sheet } from "./sheet.ts"

/**
 * Makes a PDF of a title, pages, and the data that they are drawn from. Only the fonts that the data's letters need are loaded and
 * embedded.
 */
export async function makePaper<Data>(
  sheet: Sheet,
  { title, data, pages }: { title: (data: Data) => string; data: Data; pages: (data: Data) => ReactElement },
): Promise<Uint8Array> {
  const composed = toPrintable({ school: sheet.school, data })
  const { missing, ...fonts } = await chooseFonts(charactersOf(composed))
  const printed = missing.size > 0 ? toPrintable(composed, missing) : composed
  const name = title(printed.data)
  const author = printed.school?.name ?? ""
  return writePdf(
    <SheetContext value={{ ...sheet, school: printed.school, fonts }}>
      <Document>{pages(printed.data)}</Document>
    </SheetContext>,
    { title: name, author, made_at: sheet.made_at },
  )
}
