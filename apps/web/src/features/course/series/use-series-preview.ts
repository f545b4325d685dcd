import type { SeriesView } from "@hearthbook/api/work/series"
import { useDebouncedValue } from "@mantine/hooks"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { trpc } from "../../../api/trpc.ts"
import { readError, type ReadableError } from "../../../lib/read-error.ts"
import { textProblem, toInput, type SeriesValues } from "./series-values.ts"

/** Milliseconds without a key after which the preview is asked for. */
const pause = 200

/** The lessons that the form would make, or what is missing or wrong. It is asked for again after each change. */
export type SeriesPreviewState =
  | { kind: "empty" | "loading" }
  | { kind: "problem"; message: string }
  | { kind: "refused"; error: ReadableError }
  | { kind: "made"; series: SeriesView }

/** `isMade` is true once the lessons are made: the preview then stays, since the course has them already. */
export function useSeriesPreview(values: SeriesValues, isMade: boolean): SeriesPreviewState {
  const utils = trpc.useUtils()
  const [asked] = useDebouncedValue(values, pause)
  const isEmpty = asked.text.trim() === ""
  const message = isEmpty ? null : textProblem(asked.text)
  const { data, error } = useQuery({
    queryKey: ["series-preview", asked],
    // Asked for again with each key, and never repeated: the next key asks anew.
    queryFn: ({ signal }) => utils.client.planning.series.mutate({ ...toInput(asked), preview: true }, { signal }),
    enabled: !isEmpty && message === null && !isMade,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  })
  if (isEmpty) return { kind: "empty" }
  if (message) return { kind: "problem", message }
  if (error) return { kind: "refused", error: readError(error, "Failed to load the preview.") }
  return data ? { kind: "made", series: data } : { kind: "loading" }
}
