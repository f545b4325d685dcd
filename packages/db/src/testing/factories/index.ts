import type { Db } from "../../driver/db.ts"
import { appSamples } from "./app.ts"
import { familySamples } from "./family.ts"
import type { Made, Sample, Table } from "./given.ts"
import { planSamples } from "./plan.ts"
import { recordSamples } from "./records.ts"
import { workSamples } from "./work.ts"

export * from "./app.ts"
export * from "./family.ts"
export * from "./plan.ts"
export * from "./records.ts"
export * from "./work.ts"

/** Tables whose rows are of no family, or are made with that of another table. */
type Unsampled = "family" | "settings" | "file_content" | "rate_limit" | "login_attempt" | "job_run"

/** A sample of each table, in an order in which parents are made first. Tests of every table take their rows from here. */
const samples: Record<Exclude<Table, Unsampled>, Sample> = {
  ...familySamples,
  ...planSamples,
  ...workSamples,
  ...recordSamples,
  ...appSamples,
}

type Given = Pick<Made, "family_id" | "user_id"> & {
  text?: string
  child_text?: string
  /** Rows to use instead of samples. */
  ids?: Partial<Record<Table, string>>
  /** Tables of which no sample is made. */
  except?: readonly Table[]
}

/** Makes a sample of each table in a family, for one child, and returns the ids of the rows by table. */
export async function createSamples(db: Db, { text = "sample", child_text = text, except = [], ...given }: Given) {
  const ids = { ...given.ids } as Made["ids"]
  for (const [table, create] of Object.entries(samples) as [Table, Sample][]) {
    if (table in ids || except.includes(table)) continue
    const row = await create(db, { ...given, text, child_text, ids })
    if ("id" in row) ids[table] = String(row.id)
  }
  return ids
}
