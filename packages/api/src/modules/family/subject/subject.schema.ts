import { z } from "zod"
import {
  flag,
  gradeLevel,
  hexColor,
  id,
  momentView,
  optionalText,
  requiredText,
  version,
} from "@hearthbook/core/fields/fields"
import { limits } from "@hearthbook/core/limits/limits"

/** The icons that can be chosen. The screens show BookOpen for any other. */
export const subjectIcons = [
  "BookOpen",
  "FlaskConical",
  "Globe",
  "History",
  "Music",
  "Palette",
  "Atom",
  "Languages",
  "Calculator",
  "PenSquare",
] as const
export type SubjectIcon = (typeof subjectIcons)[number]

export const subjectDraft = z.object({
  name: requiredText("Name", limits.name),
  description: optionalText("Description", limits.summary),
  grade_level: gradeLevel.nullable().optional().meta({ description: "K by default; null for all grades" }),
  color: hexColor.optional().meta({ description: "#4f46e5 by default" }),
  icon: z.enum(subjectIcons, "Choose one of the icons.").optional().meta({ description: "BookOpen by default" }),
  core: flag("Core must be true or false.")
    .optional()
    .meta({ description: "True if its hours are core hours, which some states count; false by default" }),
})
export const subjectUpdate = subjectDraft.partial().extend({ id, version })

/** A subject inside other answers. */
export const subjectSummary = z.object({ id, name: z.string(), color: z.string(), icon: z.string() })

export const subjectView = subjectSummary.extend({
  description: z.string().nullable(),
  grade_level: gradeLevel.nullable().meta({ description: "Null for all grades" }),
  core: z.boolean(),
  curriculum_count: z.int(),
  version: z.int(),
  created_at: momentView,
  updated_at: momentView,
})
export type SubjectDraft = z.output<typeof subjectDraft>
export type SubjectView = z.output<typeof subjectView>
export type SubjectSummary = z.output<typeof subjectSummary>
