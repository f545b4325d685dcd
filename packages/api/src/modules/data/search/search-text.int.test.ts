import { openTestDatabase } from "@hearthbook/db/testing/database"
import type { Database } from "@hearthbook/db"
import fc from "fast-check"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createCurriculum } from "@hearthbook/db/testing/factories"
import { openTestApi } from "../../../testing/test-api.ts"
import { requiredText } from "@hearthbook/core/fields/fields"
import { limits } from "@hearthbook/core/limits/limits"
import { sampleTexts, textAndVariant } from "@hearthbook/core/names/testing/search-variants"
import { foldText } from "@hearthbook/core/names/search-text"

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** A title as it is stored: on one line and without invisible characters. */
const title = requiredText("Title", limits.title)

async function foldInSql(texts: string[]): Promise<string[]> {
  const rows = await database.client.$queryRaw<{ folded: string }[]>`
    SELECT fold_text(text) AS folded FROM unnest(${texts}::text[]) WITH ORDINALITY AS t(text, place) ORDER BY place`
  return rows.map(({ folded }) => folded)
}

/**
 * Capitals that Unicode gained after version 10 (2017). An older Postgres or browser does not know their small letters. None
 * belongs to a language of schoolbooks.
 */
const newCapitals =
  /[\u1c89\u1c90-\u1cbf\u2c2f\ua7b8-\ua7dc\ua7f1\ua7f5\u{10570}-\u{10595}\u{10d50}-\u{10d65}\u{16e40}-\u{16e5f}\u{16ea0}-\u{16eb8}]/u

/** Texts and their variants, without capitals that an older Postgres does not know. */
const samplesOf = (count: number) =>
  fc.sample(
    textAndVariant.filter(({ text, variant }) => !newCapitals.test(text + variant)),
    count,
  )

test("the database and the app fold every character alike", { tags: ["editing.search-folds", "slow"] }, async () => {
  const characters = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code)).filter((character) =>
    /[^\0\p{Cn}\p{Co}\p{Cs}\p{Unified_Ideograph}]/u.test(character),
  )
  const folded = await foldInSql(characters)
  const different = characters.filter((character, at) => folded[at] !== foldText(character))
  expect(different.filter((character) => !newCapitals.test(character))).toEqual([])
})

test("the database and the app fold any text alike", { tags: ["editing.search-folds"] }, async () => {
  const pairs = samplesOf(1000)
  const texts = [...sampleTexts, "", "plain ASCII\t`text`\n", ...pairs.flatMap(({ text, variant }) => [text, variant])]
  expect(await foldInSql(texts)).toEqual(texts.map(foldText))
})

test("the service finds any text by any of its variants", { tags: ["editing.search-folds", "slow"] }, async () => {
  const api = await openTestApi()
  try {
    const { parent, family_id } = await api.openFamily()
    const { id: curriculum_id, student_id } = await createCurriculum(api.db, { family_id })
    const days = { assigned_date: new Date("2026-03-02"), due_date: new Date("2026-03-06") }
    const samples = samplesOf(300).flatMap(({ text, variant }) => {
      const { success, data: stored } = title.safeParse(text)
      return success ? [{ text: stored, variant }] : []
    })
    const rows = samples.map(({ text }) => ({ family_id, student_id, curriculum_id, title: text, ...days }))
    await api.db.assignment.createMany({ data: rows })
    for (const { text, variant } of samples) {
      const search = variant.slice(0, limits.search)
      const titles = (await parent.assignments.list({ search })).map(({ title }) => title)
      expect(titles, `${JSON.stringify(text)} by ${JSON.stringify(search)}`).toContain(text)
    }
  } finally {
    await api.close()
  }
})
