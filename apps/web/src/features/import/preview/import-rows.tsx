import type { ImportKind } from "@hearthbook/core/import/import-kinds"
import type { ImportRowView, ImportView } from "@hearthbook/api/data/import"
import { Chip, Group, Stack, Text, Title } from "@mantine/core"
import { keepPreviousData } from "@tanstack/react-query"
import { useState } from "react"
import { trpc } from "../../../api/trpc.ts"
import classes from "./import-rows.module.css"
import { ImportRow } from "./import-row.tsx"
import { rowLooks, rowStatuses } from "./row-style.ts"

/** The rows that are shown at once. */
const shownRows = 200

type Filter = ImportRowView["status"] | "all"

/** Each row of the table with what it would do. Those of one status can be looked at alone. */
export function ImportRows({ view, kind }: { view: ImportView; kind: ImportKind }) {
  const { id, counts, questions, rows } = view
  const asked = questions.map(({ field }) => field)
  const [filter, setFilter] = useState<Filter>("all")
  const isFiltered = asked.length === 0 && filter !== "all" && counts[filter] > 0
  const { data: found } = trpc.imports.rows.useQuery(
    { id, status: isFiltered ? filter : undefined, limit: shownRows },
    { enabled: isFiltered, placeholderData: keepPreviousData },
  )
  const shown = isFiltered ? (found ?? rows.filter(({ status }) => status === filter)) : rows
  const all = rowStatuses.reduce((sum, status) => sum + counts[status], 0)
  const total = isFiltered ? counts[filter] : all
  return (
    <Stack gap="sm" component="section" aria-labelledby="import-rows">
      <Title order={2} size="h4" id="import-rows">
        Rows
      </Title>
      {asked.length === 0 && (
        <Chip.Group value={isFiltered ? filter : "all"} onChange={(next) => setFilter(filterOf(String(next)))}>
          <Group gap="xs" role="radiogroup" aria-label="Rows to show">
            <Chip value="all">All {all.toLocaleString("en-US")}</Chip>
            {rowStatuses
              .filter((status) => counts[status] > 0)
              .map((status) => (
                <Chip key={status} value={status}>
                  {rowLooks[status].word} {counts[status].toLocaleString("en-US")}
                </Chip>
              ))}
          </Group>
        </Chip.Group>
      )}
      <ul className={classes.rows}>
        {shown.map((row) => (
          <ImportRow key={row.row} row={row} kind={kind} asked={asked} />
        ))}
      </ul>
      {total > shown.length && (
        <Text size="sm" c="dimmed">
          The first {shown.length} of {total.toLocaleString("en-US")} are shown.
        </Text>
      )}
    </Stack>
  )
}

function filterOf(text: string): Filter {
  return rowStatuses.find((status) => status === text) ?? "all"
}
