import { useDebouncedValue } from "@mantine/hooks"
import { keepPreviousData, useQuery } from "@tanstack/react-query"

type Options<Input, Answer> = {
  /** Distinguishes the preview from others in the cache. */
  name: string
  /** The call's input, which can be written as JSON. */
  input: Input
  /** False while there is nothing to ask, or the real call is being made. */
  isAsked: boolean
  /** Makes the call as a preview. */
  ask: (input: Input, options: { signal: AbortSignal }) => Promise<Answer>
}

/** Milliseconds without a change after which a preview is asked for. */
const pause = 150

/**
 * Says what a call would do, as its input changes. A preview changes nothing, so it is read like a query. The last answer stays until
 * the next one arrives. An error is not retried, because the next change asks anew.
 */
export function usePreview<Input, Answer>({ name, input, isAsked, ask }: Options<Input, Answer>) {
  const current = JSON.stringify(input)
  const [settled] = useDebouncedValue(current, pause)
  return useQuery({
    queryKey: [name, settled],
    queryFn: ({ signal }) => ask(JSON.parse(settled) as Input, { signal }),
    // The first input is asked for at once. A later one waits until it stays the same.
    enabled: isAsked && settled === current,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  })
}
