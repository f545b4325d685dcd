import { Prisma } from "@hearthbook/db"
import type { Scope } from "../../request/scope.ts"
import { refuseIfStale } from "../../sql/optimistic-locking.ts"
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

/** Discards the answers that a set-up was made of. Its change keeps them, if something was made, for the time that it can be undone. */
export async function discardSetupAnswers(scope: Scope, change_id: string | null): Promise<void> {
  const { answers } = await readSetupAnswers(scope)
  if (change_id !== null && answers)
    await scope.db.change.update({
      where: { family_id: scope.family_id, id: change_id },
      data: { setup_answers: answers },
      select: { id: true },
    })
  await saveSetupAnswers(scope, { answers: null })
}

/** Gives back the answers of a set-up that was undone, unless others have been given since. */
export async function restoreSetupAnswers(scope: Scope, change_id: string): Promise<void> {
  const where = { family_id: scope.family_id, id: change_id }
  const change = await scope.db.change.findUniqueOrThrow({ where, select: { setup_answers: true } })
  const { data: answers = null } = setupAnswers.nullable().safeParse(change.setup_answers)
  if (!answers) return
  await scope.db.change.update({ where, data: { setup_answers: Prisma.DbNull }, select: { id: true } })
  if (!(await readSetupAnswers(scope)).answers) await saveSetupAnswers(scope, { answers })
}
