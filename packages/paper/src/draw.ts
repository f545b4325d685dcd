import type { Sheet } from "./parts/sheet.ts"

type Drawing = { draw: (data: unknown, sheet: Sheet) => Promise<Uint8Array> }

/**
 * Draws a document as a PDF. `drawing` is the name of its file in `documents`, whose code is loaded when it is first drawn, with the
 * fonts and the library that draws it.
 */
export async function draw(drawing: string, data: unknown, sheet: Sheet): Promise<Uint8Array> {
  const loaded = (await import(`./documents/${drawing}.tsx`)) as Drawing
  return loaded.draw(data, sheet)
}
