import { z } from "zod"
import { chosenId, day } from "@hearthbook/core/fields/fields"
import { paperSizes } from "@hearthbook/core/export/paper-sizes"

const paper = z.string().default("letter").pipe(z.enum(paperSizes, "Choose letter or a4."))

const student = { id: chosenId("Choose a student.") }
const schoolYear = { school_year_id: chosenId("Choose a school year.") }
const term = { term_id: chosenId("Choose a term.").optional() }

/** The parameters of each document. They arrive as text, because they are part of the address. */
export const paperInputs = {
  transcript: z.object({
    ...student,
    paper,
    notary: z
      .string()
      .default("false")
      .pipe(z.enum(["true", "false"], "Notary must be true or false."))
      .transform((text) => text === "true"),
  }),
  reportCard: z.object({ ...student, paper, ...schoolYear, ...term }),
  reportCards: z.object({ paper, ...schoolYear, ...term }),
  ofYear: z.object({ ...student, paper, ...schoolYear }),
  ofStudent: z.object({ ...student, paper }),
  weeklyPlanner: z.object({
    ...student,
    paper,
    date: day("Date"),
    completion: z
      .string()
      .default("show")
      .pipe(z.enum(["show", "hide"], "Completion must be show or hide.")),
  }),
  dailyChecklist: z.object({ paper, date: day("Date") }),
  ofSchool: z.object({ paper }),
  ofFiling: z.object({ id: chosenId("Choose a filing."), paper }),
}

export type PaperInput<Name extends keyof typeof paperInputs> = z.output<(typeof paperInputs)[Name]>
