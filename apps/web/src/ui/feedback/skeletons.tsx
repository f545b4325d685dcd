import { SimpleGrid, Skeleton, Stack } from "@mantine/core"
import { cardColumns, statColumns } from "../layout/columns.ts"

/** Four stat cards to come. */
export function StatSkeletons() {
  return (
    <SimpleGrid {...statColumns}>
      {[1, 2, 3, 4].map((card) => (
        <Skeleton key={card} h={92} />
      ))}
    </SimpleGrid>
  )
}

/** A grid of cards to come; `height` is that of one card. */
export function CardSkeletons({ height = 176 }: { height?: number }) {
  return (
    <SimpleGrid {...cardColumns}>
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} h={height} />
      ))}
    </SimpleGrid>
  )
}

/** A list of rows to come. */
export function RowSkeletons({ rows = 3 }: { rows?: number }) {
  return (
    <Stack gap="sm">
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} h={56} />
      ))}
    </Stack>
  )
}
