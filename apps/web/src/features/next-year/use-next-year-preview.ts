import type { rollOverInput } from "@hearthbook/api/plan/roll-over"
import type { z } from "zod"
import { trpc } from "../../api/trpc.ts"
import { usePreview } from "../../api/use-preview.ts"

/** Previews the next year. Sends no request while it is being saved. */
export function useNextYearPreview(input: z.input<typeof rollOverInput>, isSaved: boolean) {
  const { client } = trpc.useUtils()
  return usePreview({
    name: "next-year-preview",
    input,
    isAsked: !isSaved,
    ask: (asked, options) => client.schoolYears.rollOver.mutate({ ...asked, preview: true }, options),
  })
}
