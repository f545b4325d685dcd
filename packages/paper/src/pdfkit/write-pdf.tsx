import layOut, { type DocumentNode, type SafeDocumentNode } from "@react-pdf/layout"
import draw from "@react-pdf/render"
import { Font, pdf, type DocumentProps } from "@react-pdf/renderer"
import type { ReactElement } from "react"
import { addStructure } from "./structure.ts"
import { TaggedDocument } from "./tagged-document.ts"

/** Its types leave out the fonts. */
const layOutWith: (root: DocumentNode, fonts: typeof Font) => Promise<SafeDocumentNode> = layOut

/**
 * Draws a <Document>. The same as the renderer's own `renderToBuffer`, with our document in the place of pdfkit's. `made_at` is in the
 * file, so the same document of the same moment has the same bytes.
 */
export async function writePdf(
  element: ReactElement<DocumentProps>,
  { title, author, made_at }: { title: string; author: string; made_at: Date },
): Promise<Uint8Array> {
  const document = new TaggedDocument({
    autoFirstPage: false,
    pdfVersion: "1.7",
    lang: "en",
    displayTitle: true,
    info: { Title: title, Author: author, Creator: "Hearthbook", Producer: "Hearthbook", CreationDate: made_at },
  })
  const chunks: Uint8Array[] = []
  document.on("data", (chunk: Uint8Array) => chunks.push(chunk))
  const finished = new Promise<void>((resolve, reject) => {
    document.on("end", resolve)
    document.on("error", reject)
  })
  const layout = await layOutWith(readTree(element), Font)
  const { root, places } = addStructure(document, layout)
  document.placeTexts(root, places)
  // The renderer's types list pdfkit's inner fields, which pdfkit's own types leave out.
  draw(document as TaggedDocument & Parameters<typeof draw>[0], layout)
  await finished
  return Buffer.concat(chunks)
}

/** Lets React make the tree of a document, and takes the tree from React's root, which would keep it. */
function readTree(element: ReactElement<DocumentProps>): DocumentNode {
  const tree: { container: { document: DocumentNode }; updateContainer: (element: ReactElement) => void } = pdf(element)
  const { document } = tree.container
  tree.updateContainer(<></>)
  return document
}
