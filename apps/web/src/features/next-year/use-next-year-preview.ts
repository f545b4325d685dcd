import type { rollOverInput } from "@hearthbook/api/schemas/roll-over"
import type { z } from "zod"
import { trpc } from "../../api/trpc.ts"
import { usePreview } from "../../api/use-preview.ts"

/** What starting the year would make. Nothing is asked while it is saved. */
export function useNextYearPreview(input: z.input<typeof rollOverInput>, isSaved: boolean) {
  const { client } = trpc.useUtils()
  return usePreview({
    name: "next-year-preview",
    input,
    isAsked: !isSaved,
    ask: (asked, options) => client.schoolYears.rollOver.mutate({ ...asked, preview: true }, options),
  })
}
