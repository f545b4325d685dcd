import { importFields, type TableKind } from "@hearthbook/core/import/import-kinds"
import type { Interpreted } from "../table/interpret-table.ts"
import type { ImportQuestion } from "../import.schema.ts"
import type { People } from "./people.ts"
import type { Defaults } from "./row-context.ts"

/** The questions that must be answered before the rows of a table can be imported. */
export function askQuestions(
  kind: TableKind,
  { columns, mapping, open_orders }: Interpreted,
  { people, defaults }: { people: People; defaults: Defaults },
): ImportQuestion[] {
  const has = (field: string) => (mapping[field] ?? null) !== null
  const free = columns.filter(({ field }) => field === null).map(({ name }) => name)
  const missing = neededFields(kind, has, defaults).filter((field) => !has(field))
  const asked = missing.map((field): ImportQuestion => ({ kind: "column", field, options: free }))
  const takesStudent = "student" in importFields[kind] && !has("student")
  const isOpen = takesStudent && !defaults.student && !defaults.course && people.all.length !== 1
  const names = people.all.map(({ first_name, last_name }) => `${first_name} ${last_name}`.trim())
  if (isOpen) asked.push({ kind: "student", field: "student", options: names })
  if (open_orders.length > 0) {
    asked.push({ kind: "date_order", field: dateField(kind), options: open_orders })
  }
  return asked
}

/** The fields that need a column, unless something stands in for it. A student is asked for by name instead. */
function neededFields(kind: TableKind, has: (field: string) => boolean, defaults: Defaults): string[] {
  const required = Object.entries(importFields[kind]).flatMap(([field, one]) => (one.required ? [field] : []))
  const standsIn: Record<string, boolean> = {
    student: true,
    subject: defaults.course !== null || defaults.subject !== null,
    date: defaults.date !== null,
    due_date: defaults.date !== null,
    minutes: has("hours"),
    first_name: has("name"),
  }
  const more: Partial<Record<TableKind, string[]>> = {
    students: ["first_name"],
    lessons: ["subject"],
    time: ["minutes"],
  }
  return [...(more[kind] ?? []), ...required].filter((field) => !standsIn[field])
}

function dateField(kind: TableKind): string {
  const found = Object.entries(importFields[kind]).find(([, { cell }]) => cell === "date" || cell === "birthday")
  return found?.[0] ?? "date"
}
