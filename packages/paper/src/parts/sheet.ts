import type { PaperSize } from "@hearthbook/core/export/paper-sizes"
import { createContext, use } from "react"
import type { Fonts } from "../fonts/choose-fonts.ts"

/** The school in a document's head. A logo is a PNG or a JPEG. */
export type School = {
  name: string | null
  address: string | null
  phone: string | null
  email: string | null
  logo?: { content: Uint8Array; format: "png" | "jpg" } | null
}

/** A document's paper and head. `as_of` is the day that it was made, as YYYY-MM-DD, and `made_at` the moment. */
export type Sheet = { paper: PaperSize; school: School | null; as_of: string; made_at: Date }

export type DrawnSheet = Sheet & { fonts: Fonts }

export const SheetContext = createContext<DrawnSheet | null>(null)

export function useSheet(): DrawnSheet {
  const sheet = use(SheetContext)
  if (!sheet) throw new Error("A part of a document is drawn outside of makePaper.")
  return sheet
}
