import { SimpleGrid, Skeleton, Stack } from "@mantine/core"
import { cardColumns, statColumns } from "../layout/columns.ts"

/** A skeleton of four stat cards. */
export function StatSkeletons() {
  return (
    <SimpleGrid {...statColumns}>
      {[1, 2, 3, 4].map((card) => (
        <Skeleton key={card} h={92} />
      ))}
    </SimpleGrid>
  )
}

/** A skeleton of a grid of cards, each with this `height`. */
export function CardSkeletons({ height = 176 }: { height?: number }) {
  return (
    <SimpleGrid {...cardColumns}>
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} h={height} />
      ))}
    </SimpleGrid>
  )
}

/** A skeleton of a list of rows. */
export function RowSkeletons({ rows = 3 }: { rows?: number }) {
  return (
    <Stack gap="sm">
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} h={56} />
      ))}
    </Stack>
  )
}
