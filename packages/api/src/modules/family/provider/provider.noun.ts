import { listProviders } from "./provider.service.ts"
import { archivedLink, page } from "@hearthbook/core/fields/fields"
import { listTable } from "../../../tables/list-table.ts"
import { providerDraft, providerView } from "./provider.schema.ts"
import { archiveNoun } from "../../../archiving/archive-noun.ts"
import { stampsOf } from "../../../archiving/read-context.ts"
import { stampColumns } from "../../../archiving/restore.ts"
import { versioned } from "../../../archiving/row.ts"
import { insertRows } from "../../../sql/insert-rows.ts"

export const provider = {
  archive: archiveNoun({
    noun: "provider",
    schema: providerDraft.extend({
      ...versioned,
      website: archivedLink("Website"),
      logo_url: archivedLink("Logo URL"),
    }),
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
      id: ids("provider").add(row.id, {}),
      family_id: scope.family_id,
    }),
    insert: ({ write }, rows) => write(({ db }) => insertRows(db, "provider", rows)),
  }),
  table: listTable({ view: providerView, filter: page, list: listProviders }),
}
