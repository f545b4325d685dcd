import { v7 } from "uuid"
import type { z } from "zod"
import { mostChildren, tooManyChildren } from "@hearthbook/core/limits/limits"
import type { Scope } from "../../../../request/scope.ts"
import { childColors, firstFreeColor } from "@hearthbook/core/appearance/child-colors"
import type { ReadRow } from "../table/read-rows.ts"
import { dayToDate } from "@hearthbook/core/time/days"
import { studentDraft } from "../../../family/student/student.schema.ts"
import { byKey, compareRows } from "../validate/compare-rows.ts"
import { checkRow, textOf, type Candidate } from "../validate/validated-row.ts"
import { splitWords } from "../cells/split-name.ts"
import { nameKey, type People, type Person } from "../validate/people.ts"
import type { Judgement, RowContext } from "../validate/row-context.ts"

const schema = studentDraft.pick({ first_name: true, last_name: true, date_of_birth: true, grade_level: true })
type Draft = z.output<typeof schema>

/** Students, known by first and last name. A row without a grade keeps the one that is there. */
export async function judgeStudents(scope: Scope, context: RowContext): Promise<Judgement> {
  const { people, issueAt } = context
  let room = mostChildren - people.all.length
  const compared = compareRows(
    context.rows.map((read) => toCandidate(read, context)),
    {
      keyOf,
      existing: byKey(people.all, keyOf),
      isSame: (draft, student) =>
        draft.date_of_birth === student.date_of_birth &&
        (draft.grade_level ?? student.grade_level) === student.grade_level,
      refuse: (_, student) => {
        if (student !== null) return null
        room -= 1
        return room < 0 ? { field: "first_name", message: tooManyChildren } : null
      },
      repeats: false,
      issueAt,
      known_by: { field: "first_name", noun: "student" },
    },
  )
  const write = async () => {
    await insertStudents(scope, people, compared.created)
    await updateStudents(scope, compared.changed)
  }
  return { rows: compared.rows, write }
}

function toCandidate(read: ReadRow, { people, issueAt }: RowContext): Candidate<Draft> {
  const { values } = read
  const whole = textOf(values, "name")
  const name =
    whole === null || textOf(values, "last_name") !== null
      ? { first_name: textOf(values, "first_name") ?? whole ?? "", last_name: textOf(values, "last_name") ?? "" }
      : splitName(whole, people)
  const input = {
    ...name,
    date_of_birth: values["date_of_birth"] ?? "",
    grade_level: values["grade_level"] ?? undefined,
  }
  // A cell that could not be read already says why.
  const read_before = new Set(read.issues.map(({ field }) => field))
  const names: Record<string, string> = whole === null ? {} : { first_name: "name", last_name: "name" }
  const checked = checkRow(schema, input, { read, issueAt, names })
  const found = "issues" in checked ? checked.issues.filter(({ field }) => !read_before.has(field)) : []
  const shown = { ...read, values: { ...values, ...name, name: null } }
  const issues = [...read.issues, ...found]
  return issues.length > 0 || "issues" in checked ? { read: shown, issues } : { read: shown, draft: checked.data }
}

/** A student whom the family has is called as there; any other name is split by its words. */
function splitName(whole: string, people: People): { first_name: string; last_name: string } {
  const [known, ...others] = people.named(whole).filter((person) => nameKey(nameOf(person)) === nameKey(whole))
  if (known && others.length === 0) return { first_name: known.first_name, last_name: known.last_name }
  return splitWords(whole)
}

function nameOf({ first_name, last_name }: Person): string {
  return `${first_name} ${last_name}`
}

function keyOf({ first_name, last_name }: { first_name: string; last_name?: string | null | undefined }): string {
  return `${nameKey(first_name)}\n${nameKey(last_name ?? "")}`
}

/** Each gets the first color that no sibling has. */
async function insertStudents({ db, family_id }: Scope, people: People, drafts: Draft[]): Promise<void> {
  if (drafts.length === 0) return
  const taken = people.all.map(({ color }) => color)
  const data = drafts.map(({ first_name, last_name, date_of_birth, grade_level = "K" }) => {
    const color = firstFreeColor(taken) ?? childColors[taken.length % childColors.length] ?? childColors[0]
    taken.push(color)
    const id = v7()
    return {
      id,
      family_id,
      first_name,
      last_name: last_name ?? "",
      grade_level,
      date_of_birth: dayToDate(date_of_birth),
      color,
    }
  })
  await db.student.createMany({ data })
}

async function updateStudents(
  { db, family_id, now }: Scope,
  changed: { draft: Draft; existing: Person }[],
): Promise<void> {
  if (changed.length === 0) return
  const rows = changed.map(({ draft, existing }) => ({
    id: existing.id,
    date_of_birth: draft.date_of_birth,
    grade_level: draft.grade_level ?? existing.grade_level,
  }))
  await db.$executeRaw`
    UPDATE student s SET date_of_birth = x.date_of_birth, grade_level = x.grade_level, version = s.version + 1, updated_at = ${now}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS x (id uuid, date_of_birth date, grade_level text)
    WHERE s.family_id = ${family_id}::uuid AND s.id = x.id`
}
