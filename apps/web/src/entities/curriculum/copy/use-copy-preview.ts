import type { copyInput } from "@hearthbook/api/schemas/copy"
import { useDebouncedValue } from "@mantine/hooks"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import type { z } from "zod"
import { trpc } from "../../../api/trpc.ts"

/** Milliseconds without a change after which the preview is asked for. */
const pause = 150

/** What a copy would make; the last answer stays until the next arrives. Nothing is asked while the copy is saved. */
export function useCopyPreview(input: z.input<typeof copyInput>, isSaved: boolean) {
  const utils = trpc.useUtils()
  const [asked] = useDebouncedValue(JSON.stringify(input), pause)
  const isAsked = input.student_ids.length > 0 && !isSaved
  return useQuery({
    queryKey: ["copy-preview", asked],
    queryFn: ({ signal }) => utils.client.curriculum.copy.mutate({ ...readInput(asked), preview: true }, { signal }),
    enabled: isAsked && readInput(asked).student_ids.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  })
}

function readInput(asked: string): z.input<typeof copyInput> {
  return JSON.parse(asked) as z.input<typeof copyInput>
}
