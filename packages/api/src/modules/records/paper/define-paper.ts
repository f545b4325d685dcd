import type { PaperSize } from "@hearthbook/core/export/paper-sizes"
import type { z } from "zod"
import type { Scope } from "../../../request/scope.ts"
import { rateLimitedAdultProcedure } from "../../../trpc/trpc.ts"
import { readSheet, type SheetFacts } from "./sheet.service.ts"

/** A document takes up to a second of the server: more than a family looks at, and too few to keep the server from the others. */
const drawingProcedure = rateLimitedAdultProcedure("paper", 120, 600)

/** A document with all that it says, not yet drawn. `drawing` is the file in `packages/paper/src/documents` that draws it. */
export type LoadedPaper = { drawing: string; sheet: SheetFacts; data: unknown; name: string; is_empty: boolean }

type Facts = {
  /** Its address below /api/v1. */
  path: `/${string}.pdf`
  /** Names the document in the API's description: 'a student's transcript'. */
  what: string
  /** Its place on the page of documents, which asks for a school year or a term if it spans one. Left out if another page has it. */
  listed?: { label: string; group: "Grades" | "Records" | "Week" | "School"; span?: "year" | "term" }
  /** True if it makes for all children what the paper listed before it makes for one. */
  is_for_all?: true
  /** The file of its drawing in `packages/paper/src/documents`, without its ending. */
  drawing: string
}

type Definition<Input extends { paper: PaperSize }, Data> = Facts & {
  /** Its parameters. They arrive as text, because they are part of the address. */
  input: z.ZodType<Input>
  /** Reads what it says. NOT_FOUND for rows that the caller may not see. */
  load: (scope: Scope, input: Input) => Promise<Data>
  /** Replaces parts of the head, such as the school of a finalized transcript. */
  head?: (data: Data) => { as_of?: string; school?: Partial<SheetFacts["school"]> | null }
  /** The name of its file. */
  fileName: (data: Data) => string
  /** True if a bundle of documents is better without it. */
  isEmpty?: (data: Data) => boolean
}

/** Declares a document. Its route, its description, its place on the page of documents and the tests of access follow. */
export function definePaper<Input extends { paper: PaperSize }, Data>({
  load,
  head,
  fileName,
  isEmpty,
  ...facts
}: Definition<Input, Data>) {
  const { drawing, input } = facts
  const read = async (scope: Scope, asked: Input): Promise<LoadedPaper> => {
    const data = await load(scope, asked)
    const sheet = await readSheet(scope, asked.paper)
    const { school, ...own } = head?.(data) ?? {}
    return {
      drawing,
      sheet: { ...sheet, ...own, school: { ...sheet.school, ...school } },
      data,
      name: fileName(data),
      is_empty: isEmpty?.(data) ?? false,
    }
  }
  // Checks the parameters, and then waits for the scope.
  const reading = input.transform((asked) => (scope: Scope) => read(scope, asked))
  return { ...facts, read, procedure: drawingProcedure.input(reading).query(({ ctx, input }) => input(ctx.scope)) }
}
