import type { TableName } from "@hearthbook/core/nouns/nouns"
import type { ExportedDates, TableFormat } from "@hearthbook/core/export/table-formats"
import { downloadName } from "@hearthbook/core/export/file-names"
import type { Day } from "@hearthbook/core/time/days"
import { askBytes, timeoutOfFiles } from "../../api/rest.ts"
import { saveFile } from "../../lib/files/save-file.ts"
import { asUser } from "../../session/as-user.ts"

/** A list, and its filter. What is undefined or null is not filtered by. */
export type ListToSave = {
  noun: TableName
  filter?: Record<string, string | null | undefined>
}

type Style = { format: TableFormat; dates: ExportedDates; family: string; today: Day }

/** Saves all rows of a list as a file. Throws as the server refuses. */
export async function saveTable({ noun, filter = {} }: ListToSave, { format, dates, family, today }: Style) {
  const query = new URLSearchParams({ dates })
  for (const [name, value] of Object.entries(filter)) if (value) query.set(name, value)
  const path = `/export/${noun}.${format}?${query}`
  const content = await asUser((access_token) => askBytes(path, { access_token, patience: timeoutOfFiles }))
  saveFile(downloadName(family, [noun, today], format), content)
}
