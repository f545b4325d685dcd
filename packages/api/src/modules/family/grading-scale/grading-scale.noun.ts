import { gradingScaleDraft } from "./grading-scale.schema.ts"
import { storedSteps } from "./grading-scale.select.ts"
import { builtinScaleOf } from "./scale-columns.ts"
import { damagedArchive } from "../../../archiving/format/archive-errors.ts"
import { archiveNoun } from "../../../archiving/archive-noun.ts"
import { type IdMap } from "../../../archiving/id-map.ts"
import { stampsOf } from "../../../archiving/read-context.ts"
import { stampColumns } from "../../../archiving/restore.ts"
import { versioned } from "../../../archiving/row.ts"
import { insertRows } from "../../../sql/insert-rows.ts"

export const gradingScale = {
  archive: archiveNoun({
    noun: "grading_scale",
    schema: gradingScaleDraft.extend(versioned),
    texts: ["steps"],
    read: ({ db }, window) => db.grading_scale.findMany({ ...window, omit: { family_id: true, is_default: true } }),
    toLine: (row) => ({ ...row, ...stampsOf(row), steps: storedSteps.parse(row.steps) }),
    csv: {
      name: "grading-scales",
      columns: [
        ["Name", (row) => row.name],
        ["Kind", (row) => row.kind],
        [
          "Steps",
          (row) =>
            storedSteps
              .parse(row.steps)
              .map(({ label, min_percent }) => (min_percent === null ? label : `${label} from ${min_percent}%`))
              .join("; "),
        ],
      ],
    },
    toColumns: (row, { scope, ids }) => ({
      ...row,
      ...stampColumns(row),
      id: ids("grading_scale").add(row.id, {}),
      family_id: scope.family_id,
    }),
    insert: ({ write }, rows) => write(({ db }) => insertRows(db, "grading_scale", rows)),
  }),
}

/** The columns of a scale that a row of the archive names. */
export function restoredScale(scale_id: string | null | undefined, scales: IdMap<Record<never, never>>) {
  if (!scale_id) return { grading_scale_id: null, builtin_scale: null }
  if (builtinScaleOf(scale_id)) return { grading_scale_id: null, builtin_scale: scale_id }
  if (scale_id.startsWith("builtin-")) throw damagedArchive("a built-in scale is unknown")
  return { grading_scale_id: scales.get(scale_id).id, builtin_scale: null }
}
