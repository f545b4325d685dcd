import { inflateSync } from "node:zlib"
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs"

export type ReadPdf = {
  /** The text of each page, with a line break after each line. */
  pages: string[]
  /** Points. */
  sizes: { width: number; height: number }[]
  title: unknown
  language: unknown
  /** The roles in the structure, in order. */
  roles: string[]
}

/** Reads a PDF back with another library than the one that wrote it. */
export async function readPdf(content: Uint8Array): Promise<ReadPdf> {
  // The reader takes over the bytes that it gets.
  const task = getDocument({ data: Uint8Array.from(content), isEvalSupported: false, verbosity: 0 })
  const document = await task.promise
  const read: ReadPdf = { pages: [], sizes: [], title: null, language: null, roles: [] }
  const { info } = await document.getMetadata()
  read.title = "Title" in info ? info.Title : null
  read.language = "Language" in info ? info.Language : null
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const { width, height } = page.getViewport({ scale: 1 })
    read.sizes.push({ width: Math.round(width), height: Math.round(height) })
    const { items } = await page.getTextContent()
    read.pages.push(items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join(""))
    collectRoles(await page.getStructTree(), read.roles)
  }
  await task.destroy()
  return read
}

type Tree = { role?: string; children?: unknown[] } | null

function collectRoles(tree: Tree, roles: string[]): void {
  if (!tree) return
  if (tree.role) roles.push(tree.role)
  for (const one of tree.children ?? []) if (one && typeof one === "object") collectRoles(one, roles)
}

/** The text of all pages, with single spaces, and without what this reader writes for a mark that is drawn apart from its letter. */
export function wordsOf({ pages }: ReadPdf): string {
  return pages
    .join(" ")
    .replace(/\s+/g, " ")
    .replace(/\p{Cc}/gu, "")
    .normalize("NFC")
}

/** Returns the number of letters that were drawn as an empty box. pdfkit writes each letter as four digits, 0000 for none. */
export function countMissingLetters(content: Uint8Array): number {
  const raw = Buffer.from(content)
  const shown = [...streamsOf(raw)].flatMap((text) => [...text.matchAll(/\[(<.*?)\] TJ/g)].map(([, run = ""]) => run))
  if (shown.length === 0) throw new Error("There is no text in this document.")
  const letters = shown.flatMap((run) =>
    [...run.matchAll(/<([0-9a-f]*)>/g)].flatMap(([, hex = ""]) => hex.match(/.{4}/g) ?? []),
  )
  return letters.filter((letter) => letter === "0000").length
}

function* streamsOf(raw: Buffer): Generator<string> {
  for (let at = raw.indexOf("stream\n"); at >= 0; at = raw.indexOf("stream\n", at + 1)) {
    const end = raw.indexOf("endstream", at)
    try {
      yield inflateSync(raw.subarray(at + 7, end)).toString("latin1")
    } catch {
      // Not compressed, so not a page.
    }
  }
}
