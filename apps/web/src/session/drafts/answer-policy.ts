import { draftPrefixes, type DraftPolicy } from "./drafts.ts"

/** A child's written answer to an assignment, under the assignment's id, until it is submitted. */
export const answerPolicy: DraftPolicy<string> = {
  prefix: draftPrefixes.answer,
  serialize: (answer) => (answer.trim() === "" ? null : answer),
  parse: (text) => text,
}
