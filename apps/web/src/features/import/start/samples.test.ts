import { tableKinds } from "@hearthbook/core/import/import-kinds"
import { interpretTable } from "@hearthbook/api/modules/data/import/table/interpret-table"
import { readRows } from "@hearthbook/api/modules/data/import/table/read-rows"
import { usualDays } from "@hearthbook/api/modules/data/import/table/unusual-days"
import { expect, test } from "vitest"
import { samples } from "./samples.ts"

test.each(tableKinds)("the sample for %s is read without a question", { tags: ["import.sample"] }, (kind) => {
  const calendar = { today: "2026-09-15", year_start: "07-01" }
  const rows = samples[kind].map((cells, index) => ({ row: index + 1, cells }))
  const table = interpretTable(kind, rows, {}, { calendar, usual_order: null, isStudent: () => false })
  expect(table.has_header).toBe(true)
  expect(table.open_orders).toEqual([])
  expect(table.columns.filter(({ field }) => field === null)).toEqual([])
  const read = readRows(kind, table.body, table.mapping, {
    calendar,
    date_order: null,
    usual: usualDays(calendar.today, []),
  })
  expect(read.flatMap(({ issues }) => issues)).toEqual([])
})
