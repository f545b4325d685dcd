import { Prisma } from "@hearthbook/db"
import type { Scope } from "../../request/scope.ts"
import { setupAnswers, type SetupAnswers, type SetupAnswersView } from "./setup-answers.schema.ts"

/** Reads the family's saved answers of the welcome page; null if there are none, or if an older version of the page saved them. */
export async function readSetupAnswers({ db, family_id }: Scope): Promise<SetupAnswersView> {
  const select = { setup_answers: true, setup_answered_at: true }
  const family = await db.family.findUniqueOrThrow({ where: { id: family_id }, select })
  const { data = null } = setupAnswers.nullable().safeParse(family.setup_answers)
  return { answers: data, updated_at: family.setup_answered_at?.toISOString() ?? null }
}

/** Saves the answers so far; null deletes them. The latest answers win. */
export async function saveSetupAnswers(
  scope: Scope,
  { answers }: { answers: SetupAnswers | null },
): Promise<SetupAnswersView> {
  const { db, family_id, now } = scope
  const data = { setup_answers: answers ?? Prisma.DbNull, setup_answered_at: answers && now }
  await db.family.update({ where: { id: family_id }, data, select: { id: true } })
  return readSetupAnswers(scope)
}
