import type { TaggedDocument, TextPlace } from "./tagged-document.ts"

/** A role in the structure of a document, as PDF names it. A text without one is a paragraph. */
export type Role = "H1" | "H2" | "P" | "Table" | "TR" | "TH" | "TD" | "Artifact"

/** A node of the layout, as far as the structure needs it. */
type LaidOut = {
  type: string
  props?: object
  children?: LaidOut[] | null
  lines?: Line[]
  box?: object
  value?: string
}
type Line = { box?: object; runs: { glyphs?: unknown; positions?: unknown; attributes: { font?: unknown[] } }[] }
type Element = PDFKit.PDFStructureElement

/**
 * Writes the structure of a laid-out document, with one element at the root, and returns the place of each text in the order in which
 * they are drawn. A table that is continued on a page is a table of its own there.
 */
export function addStructure(document: TaggedDocument, layout: LaidOut): { root: Element; places: TextPlace[] } {
  const root = document.struct("Document")
  document.addStructure(root)
  const places: TextPlace[] = []

  const add = (node: LaidOut, parent: Element | null): void => {
    const role = roleOf(node)
    if (isDrawnText(node)) {
      const isPart = parent && role !== "Artifact"
      places.push(isPart ? { element: child(parent, role ?? "P", spokenText(node)), role: role ?? "P" } : null)
      return
    }
    const inside = role === "Artifact" ? null : role && parent ? child(parent, role) : parent
    for (const one of node.children ?? []) add(one, inside)
  }
  const child = (parent: Element, role: string, actual?: string): Element => {
    const element = document.struct(role, actual === undefined ? {} : { actual })
    parent.add(element)
    return element
  }
  add(layout, root)
  return { root, places }
}

/** The words of a text from right to left: they are drawn from left to right, the last one first. */
function spokenText(node: LaidOut): string | undefined {
  const text = wordsOf(node)
  return /[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(text) ? text : undefined
}

function wordsOf({ value, children }: LaidOut): string {
  return value ?? (children ?? []).map(wordsOf).join("")
}

function roleOf({ props }: LaidOut): string | null {
  const role: unknown = props && "role" in props ? props.role : null
  return typeof role === "string" ? role : null
}

/** True for a text with at least one run of letters: the renderer draws no other. */
function isDrawnText({ type, box, lines }: LaidOut): boolean {
  if (type !== "TEXT" || !box) return false
  return (lines ?? []).some(
    (line) =>
      line.box && line.runs.some(({ glyphs, positions, attributes }) => glyphs && positions && attributes.font?.[0]),
  )
}
