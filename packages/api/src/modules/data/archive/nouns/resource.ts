import { resourceTypeLabels } from "@hearthbook/core/names/labels"
import { resourceFields } from "../../../work/resource/resource.schema.ts"
import { archiveNoun } from "../../../../archiving/archive-noun.ts"
import { idKey } from "../../../../archiving/id-map.ts"
import { providerIds } from "./provider.ts"
import { stampsOf, subjectNameSelect } from "../../../../archiving/read-context.ts"
import { stampColumns } from "../../../../archiving/restore.ts"
import { versioned } from "../../../../archiving/row.ts"
import { subjectIds } from "./subject.ts"

export const resourceIds = idKey("a resource")

export const resources = archiveNoun({
  kind: "resources",
  schema: resourceFields.required({ resource_type: true, subject_id: true, provider_id: true }).extend(versioned),
  measure: { table: "resource", texts: ["description", "external_url"] },
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
    id: ids(resourceIds).add(row.id, {}),
    family_id: scope.family_id,
    subject_id: ids(subjectIds).idOf(row.subject_id),
    provider_id: ids(providerIds).idOf(row.provider_id),
  }),
  insert: ({ scope }, data) => scope.db.resource.createMany({ data }),
})
