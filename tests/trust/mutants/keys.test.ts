import { openTestDatabase } from "@hearthbook/db/testing/database"
import { createCurriculum, createFile, createLoop, createRequirement } from "@hearthbook/db/testing/factories"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { report } from "../amount.ts"
import { createFamilyFixture, now, type FamilyFixture } from "../matrix/family-fixture.ts"
import { declaredKeys, shadowedKeys, type FamilyKey } from "./family-keys.ts"

// The database refuses a row that refers to another family, even if the code does not. Tests each key with raw SQL, with every row
// of one family and every possible target of the other.
const { client: db, close } = await openTestDatabase()
afterAll(close)
const keys = declaredKeys()

beforeAll(async () => {
  const [hearth, strangers] = [await createFamilyFixture(db, "HEARTH"), await createFamilyFixture(db, "STRANGERS")]
  for (const family of [hearth, strangers]) await addMissingRows(family)
  await freeTargets(strangers)
  await db.$executeRawUnsafe(attempt)
  await db.$executeRawUnsafe(`CREATE VIEW hearth AS SELECT '${hearth.family_id}'::uuid AS id`)
  await db.$executeRawUnsafe(`CREATE VIEW strangers AS SELECT '${strangers.family_id}'::uuid AS id`)
})

/** Adds rows that the fixture lacks. */
async function addMissingRows({ family_id, people, ids }: FamilyFixture): Promise<void> {
  // A curriculum without assignments, because assignments would fix its student.
  await createCurriculum(db, { family_id, student_id: ids.student })
  const owner = { family_id, user_id: people.parent.id }
  const portrait = { family_id, name: "me.jpg", content_type: "image/jpeg", size: 3 }
  await createFile(db, { submission_id: ids.submission, assignment_id: ids.assignment })
  await db.file.create({ data: { ...portrait, user_id: people.parent.id } })
  await db.file.create({ data: { ...portrait, student_id: ids.student } })
  await db.file.create({ data: { ...portrait, provider_id: ids.provider } })
  await db.oauth_account.create({
    data: { ...owner, provider: "google", purpose: "drive", provider_account_id: family_id },
  })
  // A loop without courses, because courses would fix its student.
  await createLoop(db, { family_id, student_id: ids.student })
  const child = { family_id, student_id: ids.student }
  const day = { date: new Date("2026-02-03"), minutes: 30 }
  await db.lesson.update({
    where: { id: ids.lesson },
    data: { status: "done", completed_on: day.date, completed_at: now, minutes: 30 },
  })
  await db.event.update({ where: { id: ids.event }, data: { minutes: 30 } })
  await db.time_entry.create({ data: { ...child, ...day, source: "class", schedule_id: ids.schedule_entry } })
  await db.file.create({ data: { ...portrait, filing_id: ids.filing } })
  // A requirement without filings, because filings would fix its student.
  await createRequirement(db, { ...child, school_year_id: ids.nextYear })
  const changed = { family_id, change_id: ids.change }
  await db.change_row.create({ data: { ...changed, noun: "lesson", row_id: ids.lesson } })
  await db.change_file.create({ data: { ...changed, file_id: ids.file, bytes: new Uint8Array([1]) } })
}

/** Deletes settings, because a second row for the same user would be refused as a duplicate. */
async function freeTargets({ people }: FamilyFixture): Promise<void> {
  await db.settings.delete({ where: { user_id: people.teacher.id } })
}

/** Attempts a write and rolls it back. Returns 'written', the key that refused it, or another error. */
const attempt = `
  CREATE FUNCTION attempt(statement text) RETURNS text LANGUAGE plpgsql AS $$
  DECLARE refused_by text;
  BEGIN
    EXECUTE statement;
    RAISE EXCEPTION SQLSTATE 'HB001';
  EXCEPTION
    WHEN SQLSTATE 'HB001' THEN RETURN 'written';
    WHEN foreign_key_violation THEN
      GET STACKED DIAGNOSTICS refused_by = CONSTRAINT_NAME;
      RETURN refused_by;
    WHEN OTHERS THEN RETURN SQLSTATE;
  END $$`

/** Points each row of one family to each possible target of the other family and returns the results. */
async function tryCrossing({ table, column, target }: FamilyKey): Promise<string[]> {
  const rows = await db.$queryRawUnsafe<{ outcome: string }[]>(`
    SELECT DISTINCT attempt(format('UPDATE "${table}" SET "${column}" = %L WHERE ctid = %L', b.id, a.ctid)) AS outcome
    FROM "${table}" a, "${target}" b
    WHERE a.family_id = (SELECT id FROM hearth) AND b.family_id = (SELECT id FROM strangers)`)
  return rows.map(({ outcome }) => outcome)
}

describe("a row that refers to another family", () => {
  test.each(keys.filter(({ name }) => !shadowedKeys[name]))("is refused by $name first", async (key) => {
    const outcomes = await tryCrossing(key)
    expect(outcomes).not.toContain("written")
    expect(outcomes).toContain(key.name)
  })

  test.each(Object.entries(shadowedKeys))("is refused before %s applies, because %s", async (name) => {
    const key = keys.find((one) => one.name === name)
    expect(key && (await tryCrossing(key))).not.toContain("written")
  })

  test("is refused by every composite key, and the schema declares all of them", async () => {
    const there = await db.$queryRaw<{ name: string }[]>`
      SELECT conname::text AS name FROM pg_constraint
      WHERE contype = 'f' AND array_length(conkey, 1) > 1 AND connamespace = 'public'::regnamespace`
    expect(there.map(({ name }) => name).toSorted()).toEqual(keys.map(({ name }) => name).toSorted())
    report("composite keys", { keys: keys.length })
  })
})
