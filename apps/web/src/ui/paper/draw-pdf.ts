import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy, type PDFPageProxy } from "pdfjs-dist"

GlobalWorkerOptions.workerSrc = new URL("pdfjs-dist/build/pdf.worker.min.mjs", import.meta.url).href

/** An open PDF. `close` frees its memory. */
export type OpenPdf = {
  page_count: number
  page: (number: number) => Promise<PDFPageProxy>
  close: () => Promise<void>
}

/** Opens a PDF. Throws if the bytes are none. */
export async function openPdf(content: Blob): Promise<OpenPdf> {
  const task = getDocument({ data: await content.arrayBuffer(), isEvalSupported: false })
  const pdf: PDFDocumentProxy = await task.promise
  return { page_count: pdf.numPages, page: (number) => pdf.getPage(number), close: () => task.destroy() }
}

/** Draws a page on a canvas that is `width` CSS pixels wide, as sharp as the screen can show it. */
export async function drawPage(page: PDFPageProxy, canvas: HTMLCanvasElement, width: number): Promise<void> {
  const scale = (width / page.getViewport({ scale: 1 }).width) * window.devicePixelRatio
  const viewport = page.getViewport({ scale })
  Object.assign(canvas, { width: Math.floor(viewport.width), height: Math.floor(viewport.height) })
  await page.render({ canvas, viewport }).promise
}

/** The text of a page, a line for each line, for those who cannot see the picture. */
export async function textOfPage(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent()
  return items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : " ") : "")).join("")
}
