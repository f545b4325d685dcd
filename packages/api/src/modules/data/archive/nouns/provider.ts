import { providerDraft } from "../../../family/provider/provider.schema.ts"
import { archiveNoun } from "../../../../archiving/archive-noun.ts"
import { idKey } from "../../../../archiving/id-map.ts"
import { stampsOf } from "../../../../archiving/read-context.ts"
import { stampColumns } from "../../../../archiving/restore.ts"
import { versioned } from "../../../../archiving/row.ts"

export const providerIds = idKey("a provider")

export const providers = archiveNoun({
  kind: "providers",
  schema: providerDraft.extend(versioned),
  measure: { table: "provider" },
  read: ({ db }, window) => db.provider.findMany({ ...window, omit: { family_id: true, logo_tried_at: true } }),
  toLine: (row) => ({ ...row, ...stampsOf(row) }),
  csv: {
    name: "providers",
    columns: [
      ["Name", (row) => row.name],
      ["Website", (row) => row.website ?? ""],
    ],
  },
  toColumns: (row, { scope, ids }) => ({
    ...row,
    ...stampColumns(row),
    id: ids(providerIds).add(row.id, {}),
    family_id: scope.family_id,
  }),
  insert: ({ scope }, data) => scope.db.provider.createMany({ data }),
})
