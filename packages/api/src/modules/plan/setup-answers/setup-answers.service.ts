import { Prisma } from "@hearthbook/db"
import type { Scope } from "../../../request/scope.ts"
import { foldText } from "@hearthbook/core/names/search-text"
import { isDay } from "@hearthbook/core/time/days"
import { refuseIfStale } from "../../../sql/optimistic-locking.ts"
import { setupAnswers, type SetupAnswersUpdate, type SetupAnswersView } from "./setup-answers.schema.ts"

/** Reads the family's saved answers of the welcome page; null if there are none, or if an older version of the page saved them. */
export async function readSetupAnswers({ db, family_id }: Scope): Promise<SetupAnswersView> {
  const select = { setup_answers: true, setup_answered_at: true, setup_version: true }
  const family = await db.family.findUniqueOrThrow({ where: { id: family_id }, select })
  const { data = null } = setupAnswers.nullable().safeParse(family.setup_answers)
  return {
    answers: data,
    updated_at: family.setup_answered_at?.toISOString() ?? null,
    version: family.setup_version,
  }
}

/** Saves the answers so far; null deletes them. STALE if `version` is out of date. */
export async function saveSetupAnswers(
  scope: Scope,
  { answers, version }: SetupAnswersUpdate,
): Promise<SetupAnswersView> {
  const { db, family_id, now } = scope
  const data = {
    setup_answers: answers ?? Prisma.DbNull,
    setup_answered_at: answers && now,
    setup_version: { increment: 1 },
  }
  await refuseIfStale(
    () => db.family.update({ where: { id: family_id, setup_version: version }, data, select: { id: true } }),
    () => readSetupAnswers(scope),
  )
  return readSetupAnswers(scope)
}

type Named = { first_name: string; date_of_birth: string }

/**
 * Discards the answers that a set-up was made of, but for children who were left out of it because they are not at school yet. Its
 * change keeps them all, if something was made, for the time that it can be undone.
 */
export async function discardSetupAnswers(scope: Scope, change_id: string | null, learners: Named[]): Promise<void> {
  const { answers } = await readSetupAnswers(scope)
  if (change_id !== null && answers)
    await scope.db.change.update({
      where: { family_id: scope.family_id, id: change_id },
      data: { setup_answers: answers },
      select: { id: true },
    })
  const taught = new Set(learners.map(keyOf))
  const waiting = (answers?.students ?? []).filter(
    (child) => child.first_name.trim() !== "" && isDay(child.date_of_birth) && !taught.has(keyOf(child)),
  )
  const left = answers && { ...answers, is_done: true, step: 0, students: waiting, classes: null }
  await saveSetupAnswers(scope, { answers: waiting.length > 0 ? left : null })
}

/** Gives back the answers of a set-up that was undone, unless others have been given since. */
export async function restoreSetupAnswers(scope: Scope, change_id: string): Promise<void> {
  const where = { family_id: scope.family_id, id: change_id }
  const change = await scope.db.change.findUniqueOrThrow({ where, select: { setup_answers: true } })
  const { data: answers = null } = setupAnswers.nullable().safeParse(change.setup_answers)
  if (!answers) return
  await scope.db.change.update({ where, data: { setup_answers: Prisma.DbNull }, select: { id: true } })
  const { answers: newer } = await readSetupAnswers(scope)
  if (!newer || newer.is_done) await saveSetupAnswers(scope, { answers })
}

function keyOf({ first_name, date_of_birth }: Named): string {
  return `${date_of_birth} ${foldText(first_name.trim())}`
}
