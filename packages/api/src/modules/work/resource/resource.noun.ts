import { listResources } from "./resource.service.ts"
import { listTable } from "../../../tables/list-table.ts"
import { resourceTypeLabels } from "@hearthbook/core/names/labels"
import { resourceFields, resourceFilter, resourceView } from "./resource.schema.ts"
import { archivedLink } from "@hearthbook/core/fields/fields"
import { archiveNoun } from "../../../archiving/archive-noun.ts"
import { stampsOf, subjectNameSelect } from "../../../archiving/read-context.ts"
import { stampColumns } from "../../../archiving/restore.ts"
import { versioned } from "../../../archiving/row.ts"
import { insertRows } from "../../../sql/insert-rows.ts"

export const resource = {
  archive: archiveNoun({
    noun: "resource",
    schema: resourceFields
      .required({ resource_type: true, subject_id: true, provider_id: true })
      .extend({ ...versioned, external_url: archivedLink("URL") }),
    texts: ["description", "external_url"],
    read: ({ db }, window) =>
      db.resource.findMany({
        ...window,
        omit: { family_id: true, search_text: true },
        include: { subject: subjectNameSelect, provider: subjectNameSelect },
      }),
    toLine: ({ subject: _subject, provider: _provider, ...row }) => ({ ...row, ...stampsOf(row) }),
    csv: {
      name: "resources",
      columns: [
        ["Title", (row) => row.title],
        ["Type", (row) => resourceTypeLabels[row.resource_type]],
        ["Subject", (row) => row.subject?.name ?? ""],
        ["Provider", (row) => row.provider?.name ?? ""],
        ["Link", (row) => row.external_url ?? ""],
        ["Description", (row) => row.description ?? ""],
      ],
    },
    toColumns: (row, { scope, ids }) => ({
      ...row,
      ...stampColumns(row),
      id: ids("resource").add(row.id, {}),
      family_id: scope.family_id,
      subject_id: ids("subject").idOf(row.subject_id),
      provider_id: ids("provider").idOf(row.provider_id),
    }),
    insert: ({ write }, rows) => write(({ db }) => insertRows(db, "resource", rows)),
  }),
  table: listTable({ view: resourceView, filter: resourceFilter, list: listResources }),
}
