import type { LoadedPaper } from "@hearthbook/api/modules/records/paper/define-paper"
import { draw } from "@hearthbook/paper/draw"

/** Draws a document. Its code, with the library and the fonts, is loaded when the first one is drawn. */
export function drawPaper({ drawing, data, sheet }: LoadedPaper): Promise<Uint8Array> {
  return draw(drawing, data, sheet)
}
