import type { curriculumDraft } from "@hearthbook/api/plan/curriculum"
import type { z } from "zod"

export type CurriculumValues = z.input<typeof curriculumDraft>
