import { z } from "zod"
import { chosenId } from "@hearthbook/core/fields/fields"
import { tableNames } from "@hearthbook/core/nouns/nouns"
import { exportedDates, tableFormats } from "@hearthbook/core/export/table-formats"
import { paperSizes } from "@hearthbook/core/export/paper-sizes"
import { listTables } from "../../nouns.ts"

const choice = z.object({
  /** The noun of the list. A list's filter may have a noun of its own. */
  list: z.enum(tableNames),
  format: z.enum(tableFormats),
  dates: z.string().default("iso").pipe(z.enum(exportedDates, "Choose iso or family.")),
})

/** A list as a file. All other fields are the filter of the list, checked as the list checks it. */
export const tableInput = z.looseObject(choice.shape).transform(({ list, format, dates, ...filter }, context) => {
  for (const { path, message } of listTables[list].check(filter)) context.addIssue({ code: "custom", path, message })
  return { list, format, dates, filter }
})

/** A school year with its papers. */
export const bundleInput = z.object({
  id: chosenId("Choose a school year."),
  paper: z.string().default("letter").pipe(z.enum(paperSizes, "Choose letter or a4.")),
})

export type TableInput = z.output<typeof tableInput>
export type BundleInput = z.output<typeof bundleInput>
