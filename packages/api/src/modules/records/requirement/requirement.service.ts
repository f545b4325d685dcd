import { Prisma } from "@hearthbook/db"
import { v7 } from "uuid"
import { AppError, fieldError } from "@hearthbook/core/errors/errors"
import { found } from "@hearthbook/core/errors/not-found"
import type { Removal } from "@hearthbook/core/fields/fields"
import { gradeLevel } from "@hearthbook/core/fields/fields"
import type { Scope } from "../../../request/scope.ts"
import type { RulePack } from "@hearthbook/core/rule-packs/rule-pack.schema"
import { rulePackOf } from "@hearthbook/core/rule-packs/rule-packs"
import { adoptRecords, changeRecords } from "@hearthbook/core/requirements/record-kinds"
import type { Opening } from "@hearthbook/core/requirements/target-pace"
import { adoptTargets, changeTargets, type GivenTarget, type StoredTarget } from "@hearthbook/core/requirements/targets"
import { deleteUnlessStale, refuseIfStale } from "../../../sql/optimistic-locking.ts"
import { readPage } from "../../../sql/paging.ts"
import { lockFamily } from "../../family/family/lock-family.ts"
import { refuseIfLocked } from "../../family/school-year/refuse-if-locked.ts"
import { requireSchoolYear } from "../../family/school-year/school-year.service.ts"
import { visibleTo as visibleStudents } from "../../family/student/student.policy.ts"
import { requireStudent } from "../../family/student/student.service.ts"
import { makeFilings } from "../../family/filing-dates/renew-filings.ts"
import { visibleTo } from "./requirement.policy.ts"
import type {
  OpeningDraft,
  RequirementDraft,
  RequirementFilter,
  RequirementsDraft,
  RequirementUpdate,
  RequirementView,
} from "./requirement.schema.ts"
import { readStored, requirementSelect, toRequirementView, type StoredRequirement } from "./requirement.select.ts"

/** Requirements in the order in which they were adopted. NOT_FOUND if the filter names something that the caller may not see. */
export async function listRequirements(scope: Scope, filter: RequirementFilter): Promise<RequirementView[]> {
  const { limit, cursor, ...which } = filter
  const rows = await readPage(
    { limit, cursor },
    {
      order: [{ id: "asc" }],
      place: (id) => scope.db.requirement.findFirst({ where: { id, AND: visibleTo(scope) }, select: { id: true } }),
      read: ({ take, after }) =>
        scope.db.requirement.findMany({
          where: { ...which, AND: [visibleTo(scope), after] },
          select: requirementSelect,
          orderBy: { id: "asc" },
          take,
        }),
    },
  )
  // A filter that the caller may not see yields no rows, so access is checked only when the list is empty.
  if (rows.length === 0 && which.student_id) await requireStudent(scope, which.student_id)
  if (rows.length === 0 && which.school_year_id) await requireSchoolYear(scope, which.school_year_id)
  return rows.map((row) => toRequirementView(readStored(row)))
}

/** NOT_FOUND if the caller may not see it. */
export async function getRequirement(scope: Scope, id: string): Promise<RequirementView> {
  return toRequirementView(await requireRequirement(scope, id))
}

/** A requirement with what the family removed. NOT_FOUND if the caller may not see it. */
export async function requireRequirement(scope: Scope, id: string): Promise<StoredRequirement> {
  const row = await scope.db.requirement.findFirst({ where: { id, AND: visibleTo(scope) }, select: requirementSelect })
  return readStored(found(row, "requirement"))
}

/**
 * Copies what a pack asks of a child in its grade for a school year, with its filings. NOT_FOUND for an unknown pack, child or year;
 * CONFLICT if the child has a requirement in this year; LOCKED for a locked year; VALIDATION_ERROR as `updateRequirement`.
 */
export async function createRequirement(scope: Scope, draft: RequirementDraft): Promise<RequirementView> {
  const { student_id, school_year_id, targets, opening } = draft
  const pack = requirePack(draft.pack_id)
  const student = await requireStudent(scope, student_id)
  const grade_level = draft.grade_level ?? gradeLevel.parse(student.grade_level)
  await lockFamily(scope)
  const year = await requireSchoolYear(scope, school_year_id)
  refuseIfLocked(year)
  const { family_id } = scope
  if ((await scope.db.requirement.count({ where: { family_id, student_id, school_year_id } })) > 0)
    throw new AppError("CONFLICT", "This student already has a requirement in this school year.")
  const adopted = adoptTargets(pack.targets, grade_level)
  const { id } = await scope.db.requirement.create({
    data: {
      family_id,
      student_id,
      school_year_id,
      pack_id: pack.id,
      pack_version: pack.version,
      grade_level,
      targets: targets ? wantedTargets(adopted, targets) : adopted,
      records: adoptRecords(pack.records),
      opening: toOpening(opening ?? null) ?? Prisma.DbNull,
    },
    select: { id: true },
  })
  await makeFilings(scope, { id, student_id, grade_level, year }, pack)
  return getRequirement(scope, id)
}

/** Adopts a pack for all children who have no requirement in a school year, or for those named. Answers theirs. Errors as `createRequirement`. */
export async function createRequirements(scope: Scope, draft: RequirementsDraft): Promise<RequirementView[]> {
  const { school_year_id, pack_id, student_ids, targets } = draft
  for (const id of student_ids ?? []) await requireStudent(scope, id)
  const students = await scope.db.student.findMany({
    where: {
      id: student_ids && { in: student_ids },
      requirements: { none: { school_year_id } },
      AND: visibleStudents(scope),
    },
    select: { id: true },
    orderBy: { id: "asc" },
  })
  requirePack(pack_id)
  await requireSchoolYear(scope, school_year_id)
  const adopted: RequirementView[] = []
  for (const { id } of students)
    adopted.push(await createRequirement(scope, { student_id: id, school_year_id, pack_id, targets }))
  return adopted
}

/**
 * Changes what is asked of a child. Targets and records are whole lists. With another grade, what the pack asks in it is taken over, and
 * what the family changed stays; if the pack has a newer version, what was adopted stays until that is taken over. VALIDATION_ERROR for a target with an unknown id, or a new one without a measure and a number; STALE if
 * `version` is out of date.
 */
export async function updateRequirement(scope: Scope, input: RequirementUpdate): Promise<RequirementView> {
  const { id, version, grade_level, targets, records, opening } = input
  await lockFamily(scope)
  const before = await requireRequirement(scope, id)
  const isOtherGrade = grade_level !== undefined && grade_level !== before.grade_level
  const pack = isOtherGrade ? adoptedPack(before) : undefined
  const adopted = pack ? adoptTargets(pack.targets, grade_level ?? before.grade_level, before.targets) : before.targets
  const renewed = pack ? adoptRecords(pack.records, before.records) : before.records
  await save(
    scope,
    { id, version },
    {
      grade_level,
      targets: targets ? wantedTargets(adopted, targets) : adopted,
      records: records ? changeRecords(renewed, records) : renewed,
      ...(opening !== undefined && { opening: toOpening(opening) ?? Prisma.DbNull }),
    },
  )
  if (pack) await renew(scope, { ...before, grade_level: grade_level ?? before.grade_level }, pack)
  return getRequirement(scope, id)
}

/**
 * Takes over the pack of today: its targets, records and filings, with due days of the school year as it is now. What the family changed,
 * added, removed or filed stays. NOT_FOUND if the caller may not see it, or if its pack is gone.
 */
export async function refreshRequirement(scope: Scope, id: string): Promise<RequirementView> {
  await lockFamily(scope)
  const before = await requireRequirement(scope, id)
  const pack = requirePack(before.pack_id)
  await save(
    scope,
    { id, version: undefined },
    {
      pack_version: pack.version,
      targets: adoptTargets(pack.targets, before.grade_level, before.targets),
      records: adoptRecords(pack.records, before.records),
    },
  )
  await renew(scope, before, pack)
  return getRequirement(scope, id)
}

/** Deletes a requirement with its filings. NOT_FOUND if the caller may not see it; STALE if `version` is out of date. */
export async function deleteRequirement(scope: Scope, { id, version }: Removal): Promise<{ id: string }> {
  await requireRequirement(scope, id)
  const remove = () => scope.db.requirement.deleteMany({ where: { id, version, AND: visibleTo(scope) } })
  return deleteUnlessStale({ id, version }, "requirement", remove, () => getRequirement(scope, id))
}

/** Renews the days of filings that follow from what was done, such as a year after a notice. */
export async function renewDueDays(scope: Scope, requirement_id: string): Promise<void> {
  const before = await requireRequirement(scope, requirement_id)
  const pack = adoptedPack(before)
  const followsFiling = pack?.filings.some(({ due }) => JSON.stringify(due).includes("anniversary_of"))
  if (pack && followsFiling) await renew(scope, before, pack)
}

/** The pack that a requirement is a copy of. Undefined if it is gone or has a newer version, which is never applied by itself. */
function adoptedPack({ pack_id, pack_version }: StoredRequirement): RulePack | undefined {
  const pack = rulePackOf(pack_id)
  return pack?.version === pack_version ? pack : undefined
}

async function renew(scope: Scope, requirement: StoredRequirement, pack: RulePack): Promise<void> {
  const { id, student_id, grade_level, school_year_id } = requirement
  await makeFilings(scope, { id, student_id, grade_level, year: await requireSchoolYear(scope, school_year_id) }, pack)
}

async function save(
  scope: Scope,
  { id, version }: Omit<Removal, "version"> & { version: number | undefined },
  data: Prisma.requirementUpdateInput,
): Promise<void> {
  await refuseIfStale(
    () =>
      scope.db.requirement.update({
        where: { id, version, AND: visibleTo(scope) },
        data: { ...data, version: { increment: 1 } },
        select: { id: true },
      }),
    () => getRequirement(scope, id),
  )
}

function requirePack(id: string): RulePack {
  return found(rulePackOf(id) ?? null, "rule pack")
}

function wantedTargets(before: StoredTarget[], given: GivenTarget[]): StoredTarget[] {
  const targets = changeTargets(before, given, v7)
  if (!targets)
    throw fieldError("targets", "Each target needs an id of the list once, or else its own measure and number.")
  return targets
}

function toOpening(draft: OpeningDraft | null): Opening | null {
  if (!draft) return null
  const { days = 0, minutes = 0, core_minutes = 0, core_home_minutes = 0, note = null } = draft
  return { days, minutes, core_minutes, core_home_minutes, note }
}
