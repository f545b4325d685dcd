import type { Scope } from "../../../request/scope.ts"
import { readSmallFile } from "../../../stored-files/file-store.ts"
import type { SchoolView } from "../school/school.schema.ts"
import { readSchool } from "../school/school.service.ts"
import type { PaperSize } from "@hearthbook/core/export/paper-sizes"

/** The head of a document: the school with its logo, the day in the family's time zone, and the moment. */
export type SheetFacts = {
  paper: PaperSize
  school: Omit<SchoolView, "logo_file_id"> & { logo: { content: Uint8Array; format: "png" | "jpg" } | null }
  as_of: string
  made_at: Date
}

/** Reads the head of a document. Two statements at most. */
export async function readSheet(scope: Scope, paper: PaperSize): Promise<SheetFacts> {
  const school = await readSchool(scope)
  return { paper, school: await withLogo(scope, school), as_of: scope.today, made_at: scope.now }
}

/** Larger logos do not exist: they are made smaller when they are kept. */
const largestLogo = 10 * 1024 * 1024

async function withLogo(scope: Scope, { logo_file_id, ...school }: SchoolView): Promise<SheetFacts["school"]> {
  if (!logo_file_id) return { ...school, logo: null }
  const bytes = await readSmallFile(scope, logo_file_id, largestLogo)
  if (bytes[0] === 0x89) return { ...school, logo: { content: bytes, format: "png" } }
  return { ...school, logo: bytes[0] === 0xff ? { content: bytes, format: "jpg" } : null }
}
