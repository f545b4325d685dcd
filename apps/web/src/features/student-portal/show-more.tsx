import { Button, Stack, Text } from "@mantine/core"
import { readError } from "../../lib/read-error.ts"

type Pages = {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  error: unknown
  fetchNextPage: () => Promise<unknown>
  refetch: () => Promise<unknown>
}

/** Loads more of a list; hidden once all is loaded. */
export function ShowMore({ pages }: { pages: Pages }) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError: failed } = pages
  if (!hasNextPage) return null
  return (
    <Stack gap="sm" align="center">
      {failed && <Text role="alert">{readError(pages.error, "That did not work. Try again.").message}</Text>}
      <Button
        variant="default"
        h={44}
        loading={isFetchingNextPage}
        // The row that the next page's cursor names may be deleted, so everything is reloaded.
        onClick={() => void (failed ? pages.refetch() : pages.fetchNextPage())}
      >
        {failed ? "Try again" : "Show more"}
      </Button>
    </Stack>
  )
}
