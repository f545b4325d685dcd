import { curriculumDraft, type CurriculumView } from "@hearthbook/api/plan/curriculum"
import { z } from "zod"

const { level, credits, course_title, description, texts } = curriculumDraft.shape

/** The form of what transcripts and course descriptions say about a course. Empty credits are null. */
export const recordsForm = z.object({
  level,
  credits: z.preprocess((typed) => (typed === "" ? null : typed), credits),
  course_title,
  description,
  texts,
})
export type RecordsValues = {
  level: CurriculumView["level"]
  credits: number | string
  course_title: string
  description: string
  texts: string
}

export function valuesOf({ level, credits, course_title, description, texts }: CurriculumView): RecordsValues {
  return {
    level,
    credits: credits ?? "",
    course_title: course_title ?? "",
    description: description ?? "",
    texts: texts ?? "",
  }
}
