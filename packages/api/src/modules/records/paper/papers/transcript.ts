import type { TranscriptPaper } from "@hearthbook/paper/documents/transcript"
import { z } from "zod"
import type { Scope } from "../../../../request/scope.ts"
import { readTranscript } from "../../transcript/transcript.service.ts"
import { definePaper } from "../define-paper.ts"
import { ofStudent, paper } from "../paper-inputs.ts"

const notary = z
  .enum(["true", "false"], "Notary must be true or false.")
  .default("false")
  .transform((text) => text === "true")

/** A transcript as it is printed. An official one keeps all that it was finalized with; only the logo is today's. */
export const transcript = definePaper({
  path: "/students/{id}/transcript.pdf",
  what: "a student's transcript",
  input: z.object({ ...ofStudent, notary, paper }),
  drawing: "transcript",
  load,
  head: ({ official, as_of, school }) => (official ? { as_of: as_of.slice(0, 10), school } : {}),
  fileName: ({ official, student }) => `${official ? "Transcript" : "Unofficial transcript"}, ${student.name}`,
})

async function load(scope: Scope, { id, notary: with_notary }: { id: string; notary: boolean }) {
  const read = await readTranscript(scope, id)
  return { ...read, with_notary } satisfies TranscriptPaper
}
