import type { subjectDraft } from "@hearthbook/api/family/subject"
import type { z } from "zod"

export type SubjectValues = z.input<typeof subjectDraft>
