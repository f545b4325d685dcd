import { Button } from "@mantine/core"
import { EmptyState } from "./empty-state.tsx"

type Props = { title: string; text: string; onClear: () => void }

/** Shown in place of a list of which filters or a search hide every row. */
export function NothingFound({ onClear, ...state }: Props) {
  return (
    <EmptyState
      {...state}
      action={
        <Button variant="default" onClick={onClear}>
          Clear filters
        </Button>
      }
    />
  )
}
