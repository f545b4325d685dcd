type Options = {
  /** Bytes before the mark. */
  before?: string
  /** The size in bytes that it is padded to. */
  size?: number
}

/** A PDF with the structure that is checked, and nothing on its page. */
export function smallPdf({ before = "", size = 0 }: Options = {}): Uint8Array<ArrayBuffer> {
  const start = `${before}%PDF-1.4\n1 0 obj<<>>endobj\n`
  const end = (place: number) => `trailer<<>>\nstartxref\n${String(place).padStart(10, "0")}\n%%EOF\n`
  const padding = "x".repeat(Math.max(0, size - start.length - end(0).length))
  return new TextEncoder().encode(`${start}${padding}${end(start.length + padding.length)}`)
}
