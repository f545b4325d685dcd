import { v7 } from "uuid"
import type { z } from "zod"
import type { Scope } from "../../../../request/scope.ts"
import type { ReadRow } from "../table/read-rows.ts"
import { subjectKey } from "@hearthbook/core/planning/copy/matching-subject"
import { lookAmong } from "@hearthbook/core/planning/setup/new-subject"
import { visibleTo } from "../../../family/subject/subject.policy.ts"
import { subjectDraft } from "../../../family/subject/subject.schema.ts"
import { byKey, compareRows } from "../validate/compare-rows.ts"
import { checkRow, textOf, type Candidate } from "../validate/validated-row.ts"
import type { Judgement, RowContext } from "../validate/row-context.ts"

const schema = subjectDraft.pick({ name: true, grade_level: true, description: true, core: true })
type Draft = z.output<typeof schema>

const select = {
  id: true,
  name: true,
  grade_level: true,
  description: true,
  core: true,
  color: true,
  icon: true,
} as const

/** Subjects, known by name and grade. Without a grade they are for all grades. */
export async function judgeSubjects(scope: Scope, context: RowContext): Promise<Judgement> {
  const { db, family_id } = scope
  const subjects = await db.subject.findMany({ where: visibleTo(scope), select, orderBy: { id: "asc" } })
  type Subject = (typeof subjects)[number]
  const compared = compareRows<Draft, Subject>(
    context.rows.map((read) => toCandidate(read, context)),
    {
      keyOf,
      existing: byKey(subjects, keyOf),
      isSame: (draft, subject) =>
        (draft.description ?? subject.description) === subject.description &&
        (draft.core ?? subject.core) === subject.core,
      repeats: false,
      issueAt: context.issueAt,
      known_by: { field: "name", noun: "subject" },
    },
  )
  const write = async () => {
    const looks = subjects.map(({ name, color, icon }) => ({ name, color, icon }))
    const data = compared.created.map((draft) => {
      const look = lookAmong(draft.name, looks)
      looks.push({ name: draft.name, ...look })
      return { id: v7(), family_id, ...draft, ...look }
    })
    if (data.length > 0) await db.subject.createMany({ data })
    await updateSubjects(scope, compared.changed)
  }
  return { rows: compared.rows, write }
}

function toCandidate(read: ReadRow, { issueAt }: RowContext): Candidate<Draft> {
  const { values } = read
  const grade = textOf(values, "grade_level")
  const core = textOf(values, "core")
  const input = {
    name: textOf(values, "name") ?? "",
    grade_level: grade === "all" ? null : grade,
    description: textOf(values, "description") ?? undefined,
    core: core === null ? undefined : core === "yes",
  }
  const checked = checkRow(schema, input, { read, issueAt })
  if ("issues" in checked) return { read, issues: [...read.issues, ...checked.issues] }
  return read.issues.length > 0 ? { read, issues: read.issues } : { read, draft: checked.data }
}

function keyOf({ name, grade_level }: { name: string; grade_level?: string | null | undefined }): string {
  return `${grade_level ?? ""}\n${subjectKey(name)}`
}

async function updateSubjects(
  { db, family_id, now }: Scope,
  changed: { draft: Draft; existing: { id: string; description: string | null; core: boolean } }[],
): Promise<void> {
  if (changed.length === 0) return
  const rows = changed.map(({ draft, existing }) => ({
    id: existing.id,
    description: draft.description ?? existing.description,
    core: draft.core ?? existing.core,
  }))
  await db.$executeRaw`
    UPDATE subject s SET description = x.description, core = x.core, version = s.version + 1, updated_at = ${now}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS x (id uuid, description text, core boolean)
    WHERE s.family_id = ${family_id}::uuid AND s.id = x.id`
}
