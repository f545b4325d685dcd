import PDFDocument from "pdfkit"

type Element = PDFKit.PDFStructureElement

/** A text's place in the structure. Null for one that belongs to the page, such as its number. */
export type TextPlace = { element: Element; role: string } | null

const fontKeys = new WeakMap<object, string>()
let keyCount = 0

/**
 * The document that @react-pdf/render draws on, with two changes. The renderer passes fonts as objects, which pdfkit knows again only
 * by the font's name; the parts of a font share one, so all but the first would be embedded again for every text: ten times the size
 * and time. And the renderer writes no tags, so a screen reader would get letters without an order.
 */
export class TaggedDocument extends PDFDocument {
  /** The texts in the order in which they are drawn. */
  private places: Iterator<TextPlace> | undefined
  private root: Element | undefined
  private depth = 0
  /** The text that is drawn, and the depth of its line and of the text itself. */
  private open: { place: TextPlace; line_depth: number; is_marked: boolean } | null = null

  constructor(options: PDFKit.PDFDocumentOptions) {
    super({ ...options, tagged: true })
  }

  /** Tags the texts that are drawn from now on, and ends the structure when the document ends. */
  placeTexts(root: Element, places: TextPlace[]): void {
    this.root = root
    this.places = places.values()
  }

  override end(): void {
    this.root?.end()
    super.end()
  }

  override font(source: PDFKit.Mixins.PDFFontSource, family?: string | number, size?: number): this {
    const points = typeof family === "number" ? family : size
    const name = typeof source === "object" ? keyOf(source) : typeof family === "string" ? family : ""
    return name ? super.font(source, name, points) : super.font(source, points)
  }

  override save(): this {
    this.depth += 1
    return super.save()
  }

  /** The renderer saves once for a text, once for a line, and once for a run: what was begun ends when it restores. */
  override restore(): this {
    super.restore()
    this.depth -= 1
    if (this.open?.is_marked && this.depth < this.open.line_depth) {
      this.endMarkedContent()
      this.open.is_marked = false
    }
    if (this.open && this.depth < this.open.line_depth - 1) this.open = null
    return this
  }

  override addContent(content: unknown): this {
    if (content === "BT" && this.places) this.markLine(this.places)
    super.addContent(content)
    return this
  }

  private markLine(places: Iterator<TextPlace>): void {
    this.open ??= { place: takeNext(places), line_depth: this.depth - 1, is_marked: false }
    if (this.open.is_marked) return
    this.open.is_marked = true
    const { place } = this.open
    if (place) place.element.add(this.markStructureContent(place.role))
    else this.markContent("Artifact", { type: "Pagination" })
  }
}

function takeNext(places: Iterator<TextPlace>): TextPlace {
  const next = places.next()
  if (next.done) throw new Error("The renderer drew a text that is not in its layout.")
  return next.value
}

function keyOf(font: object): string {
  const key = fontKeys.get(font) ?? `font-${++keyCount}`
  fontKeys.set(font, key)
  return key
}
