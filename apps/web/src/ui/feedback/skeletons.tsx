import { Skeleton, Stack } from "@mantine/core"
import { CardGrid, StatGrid } from "../layout/card-grid.tsx"

/** A skeleton of four stat cards. */
export function StatSkeletons() {
  return (
    <StatGrid>
      {[1, 2, 3, 4].map((card) => (
        <Skeleton key={card} h={92} />
      ))}
    </StatGrid>
  )
}

/** A skeleton of a grid of cards, each with this `height`. */
export function CardSkeletons({ height = 176 }: { height?: number }) {
  return (
    <CardGrid>
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} h={height} />
      ))}
    </CardGrid>
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
