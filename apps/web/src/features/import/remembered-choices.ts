import { fieldsOf } from "@hearthbook/core/import/import-kinds"
import { importDecisions, type ImportDecisions, type ImportView } from "@hearthbook/api/data/import"
import { z } from "zod"

/** The browser's storage for choices about imported files, so that the next file like it takes one press. */
const key = "hearthbook.import-choices"

const choices = importDecisions.pick({ mapping: true, date_order: true, defaults: true })
const remembered = z.record(z.string(), choices)

/** The most files that are remembered. */
const most = 20

/** A calendar is known by the name of its file, a table by its kind and its headings. */
function nameOf({ kind, columns, filename }: ImportView): string {
  return JSON.stringify(kind === "calendar" ? [kind, filename] : [kind, ...columns.map(({ name }) => name)])
}

function read(): z.output<typeof remembered> {
  try {
    const { data } = remembered.safeParse(JSON.parse(localStorage.getItem(key) ?? "{}"))
    return data ?? {}
  } catch {
    return {}
  }
}

/** Returns the remembered choices for a file like this one, or null if they would change nothing. */
export function choicesFor(view: ImportView): ImportDecisions | null {
  const { mapping = {}, date_order, defaults = {} } = read()[nameOf(view)] ?? {}
  const { student_id, as } = defaults
  const differs = {
    ...(Object.entries(mapping).some(([field, index]) => indexOf(view, field) !== index) && { mapping }),
    ...(date_order !== undefined && date_order !== view.date_order && { date_order }),
    ...((student_id ?? null) !== view.defaults.student_id && student_id && { defaults }),
    ...(as !== undefined && as !== view.defaults.as && { defaults }),
  }
  return Object.keys(differs).length === 0 ? null : differs
}

/**
 * Remembers what was chosen, for the next file like this one: the columns and the order of dates of a table, and for whom and as what the
 * events of a calendar are. A table does not remember its student, since the next one may be a sibling's. Without storage nothing is
 * remembered.
 */
export function rememberChoices(view: ImportView, { mapping, date_order, defaults }: ImportDecisions): void {
  const name = nameOf(view)
  const fields = view.kind === "calendar" ? [] : fieldsOf(view.kind)
  const { student_id, as } = view.defaults
  const chosen = {
    ...read()[name],
    ...(mapping && { mapping: Object.fromEntries(fields.map((field) => [field, indexOf(view, field)])) }),
    ...(date_order && { date_order }),
    ...(defaults && view.kind === "calendar" && { defaults: { student_id, as } }),
  }
  if (Object.keys(chosen).length === 0) return
  const others = Object.entries(read()).filter(([other]) => other !== name)
  try {
    localStorage.setItem(key, JSON.stringify(Object.fromEntries([...others, [name, chosen] as const].slice(-most))))
  } catch {
    // Storage is full or blocked: it is chosen again next time.
  }
}

function indexOf({ columns }: ImportView, field: string): number | null {
  return columns.find((column) => column.field === field)?.index ?? null
}
