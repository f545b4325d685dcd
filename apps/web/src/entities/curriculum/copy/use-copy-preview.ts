import type { copyInput } from "@hearthbook/api/plan/copy"
import type { z } from "zod"
import { trpc } from "../../../api/trpc.ts"
import { usePreview } from "../../../api/use-preview.ts"

/** Previews a copy. Sends no request without a student, or while the copy is being saved. */
export function useCopyPreview(input: z.input<typeof copyInput>, isSaved: boolean) {
  const { client } = trpc.useUtils()
  return usePreview({
    name: "copy-preview",
    input,
    isAsked: input.student_ids.length > 0 && !isSaved,
    ask: (asked, options) => client.curriculum.copy.mutate({ ...asked, preview: true }, options),
  })
}
