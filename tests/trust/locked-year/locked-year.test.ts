import type { Db } from "@hearthbook/db"
import { createLesson } from "@hearthbook/db/testing/factories"
import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { amount, report, seed } from "../amount.ts"
import { fieldsOf, idOf } from "../../contract/fixtures/rest-client.ts"
import { askerOf, call } from "../foreign-ids/call.ts"
import { ownInputs } from "../foreign-ids/cases.ts"
import { takeSnapshot } from "../matrix/database-snapshot.ts"
import { freeYear } from "../matrix/family-fixture.ts"
import { called } from "../matrix/procedures.ts"
import { standardScale } from "@hearthbook/core/grading/builtin-scales"
import { openWorld, type World } from "../matrix/fixtures.ts"

// Calls every procedure that writes, of the router, in a family whose school year is locked. Without a reason no call changes a record of
// the year, whether it is refused or not; with one, what changes is kept as an amendment.
let world: World
let snapshot: Awaited<ReturnType<typeof takeSnapshot>>
beforeAll(async () => {
  world = await openWorld()
  await lockRecords(world)
  await world.rest.db.$executeRawUnsafe("DROP SCHEMA snapshot CASCADE")
  snapshot = await takeSnapshot(world.rest.db)
}, 120_000)
afterAll(() => world.close())

const day = new Date("2026-09-14")

/** Inputs that reach a record which generated ones, with a row of each table, do not. */
let pointed: Record<string, object> = {}

/** Puts the rows of the first family into one school year, which is locked: each kind of record is there. */
async function lockRecords({ rest: { db }, hearth: { family_id, ids } }: World): Promise<void> {
  const days = { start_date: new Date("2026-01-01"), end_date: new Date("2026-12-31") }
  const academic_year = "2025-2026"
  await db.school_year.deleteMany({ where: { family_id, start_date: { lte: days.end_date }, NOT: { academic_year } } })
  const ofYear = { family_id_academic_year: { family_id, academic_year } }
  const { id: school_year_id } = await db.school_year.update({ where: ofYear, data: days, select: { id: true } })
  const done = { status: "done" as const, completed_on: day, completed_at: day, minutes: 30 }
  await db.lesson.update({ where: { id: ids.lesson }, data: done })
  await db.event.update({ where: { id: ids.event }, data: { minutes: 60 } })
  await db.requirement.update({ where: { id: ids.requirement }, data: { school_year_id } })
  await db.filing.update({ where: { id: ids.filing }, data: { done_on: day } })
  const result = { family_id, student_id: ids.student, curriculum_id: ids.single, override_label: "A" }
  const final = { finalized_at: day, scale: standardScale, override_reason: "Oral exam" }
  await db.course_result.create({ data: { ...result, ...final } })
  const lesson = await createLesson(db, { family_id, curriculum_id: ids.curriculum })
  const { assignment_id } = await db.grade.findUniqueOrThrow({ where: { id: ids.grade } })
  const typed = { student_id: ids.student, date: "2026-09-14", minutes: 30 }
  const ofParent = async (procedure: string, input: object, field: string) => {
    const { text } = await call(world, { procedure, input }, "parent")
    return new RegExp(`"${field}":"([^"]+)"`).exec(text)?.[1] ?? "none"
  }
  pointed = {
    "changes.undo": { id: await ofParent("time.createMany", { records: [typed] }, "change_id") },
    "grades.undo": { undo: await ofParent("grades.record", { assignment_id, points_earned: 50 }, "undo") },
    "grades.record": { assignment_id, points_earned: 40 },
    "grades.delete": { id: ids.grade },
    "assignments.delete": { id: assignment_id },
    "assignments.changeMany": { scope: { assignment_ids: [assignment_id] }, action: { kind: "delete" } },
    "lessons.update": { id: lesson.id, completed: true },
    "planning.reschedule": { scope: { lesson_ids: [lesson.id] }, action: { kind: "complete", on: "2026-09-14" } },
    "dashboard.finishDay": { lesson_ids: [lesson.id], assignment_ids: [] },
    "attendance.markAll": { records: [{ student_id: ids.student, date: "2026-03-02", status: "absent" }] },
    "planning.addItems": {
      events: [{ title: "Museum", start_date: "2026-09-14", end_date: "2026-09-14", all_day: true, minutes: 60 }],
    },
    "courseResults.update": { id: ids.curriculum, term_id: null, comment: "Diligent" },
    "courseResults.finalize": { id: ids.curriculum, term_id: null },
    "courseResults.reopen": { id: ids.single, term_id: null },
    "time.update": { id: ids.time_entry, status: "counted" },
    "schoolYears.update": { id: school_year_id, end_date: "2026-06-01" },
    "schoolYears.delete": { id: school_year_id },
    "schoolYears.rollOver": { ...freeYear, from: school_year_id, into: school_year_id, students: [] },
    "filings.update": { id: ids.filing, note: "Sent by mail" },
    "imports.confirm": { id: await previewMarks(world), leave_out_wrong: true },
    "requirements.create": { student_id: ids.student, school_year_id, pack_id: "us-ny" },
    "requirements.createMany": { school_year_id, pack_id: "us-ny" },
  }
  await db.school_year.update({ where: { id: school_year_id }, data: { locked_at: day } })
}

/** Uploads a table with an attendance mark of the year, and returns the id of its preview. */
async function previewMarks({ rest, tokenOf, hearth: { ids } }: World): Promise<string> {
  const { first_name } = await rest.db.student.findUniqueOrThrow({ where: { id: ids.student } })
  const table = new TextEncoder().encode(`Student,Date,Status\n${first_name},2026-03-03,absent\n`)
  const headers = { authorization: `Bearer ${tokenOf("parent") ?? ""}`, "content-type": "text/csv" }
  const answer = await rest.sendBytes("/api/v1/imports?kind=attendance&filename=marks.csv", table, headers)
  expect(answer).toMatchObject({ body: { counts: { new: 1, wrong: 0 } } })
  return idOf(answer)
}

/** Everything that a locked year keeps, as one text. What only refers to another row, and versions, are no part of a record. */
async function recordsOf(db: Db, family_id: string): Promise<string> {
  const [row] = await db.$queryRaw<{ records: string }[]>`
    SELECT jsonb_build_array(
      (SELECT jsonb_agg(content_of(to_jsonb(a)) ORDER BY a.id) FROM attendance_record a WHERE family_id = ${family_id}::uuid),
      (SELECT jsonb_agg(content_of(to_jsonb(t)) - '{curriculum_id,schedule_id}'::text[] ORDER BY t.id)
        FROM time_entry t WHERE family_id = ${family_id}::uuid),
      (SELECT jsonb_agg(jsonb_build_array(l.id, l.student_id, l.completed_on) ORDER BY l.id)
        FROM lesson l WHERE family_id = ${family_id}::uuid AND completed_on IS NOT NULL),
      (SELECT jsonb_agg(jsonb_build_array(content_of(to_jsonb(g)), c.academic_year) ORDER BY g.id)
        FROM grade g JOIN assignment w ON w.id = g.assignment_id JOIN curriculum c ON c.id = w.curriculum_id
        WHERE g.family_id = ${family_id}::uuid),
      (SELECT jsonb_agg(jsonb_build_array(content_of(to_jsonb(x)), c.academic_year) ORDER BY x.id)
        FROM course_result x JOIN curriculum c ON c.id = x.curriculum_id WHERE x.family_id = ${family_id}::uuid),
      (SELECT jsonb_agg(content_of(to_jsonb(r)) ORDER BY r.id) FROM requirement r
        JOIN school_year y ON y.id = r.school_year_id AND y.locked_at IS NOT NULL WHERE r.family_id = ${family_id}::uuid),
      (SELECT jsonb_agg(content_of(to_jsonb(f)) - 'reminded_at' ORDER BY f.id)
        FROM filing f WHERE family_id = ${family_id}::uuid AND done_on IS NOT NULL)
    )::text AS records`
  return row?.records ?? ""
}

/** Procedures that end the family, or that are refused in a family with records before they write any. */
const elsewhere = new Set(["account.delete", "archive.restore", "tablet.signIn", "tablet.openTile"])

const writing = Object.entries(called)
  .filter(([name, { _def }]) => _def.type === "mutation" && !elsewhere.has(name))
  .map(([name]) => name)

/** The procedures that can be given a reason. */
const amendable = writing.filter((name) => {
  const [schema] = called[name]?._def.inputs ?? []
  return (
    typeof schema === "object" && schema !== null && "shape" in schema && "amendment_reason" in fieldsOf(schema.shape)
  )
})

const locked = new Set<string>()

describe("a locked school year", { tags: ["time.lock"] }, () => {
  test.each(writing)("keeps its records from %s without a reason", { timeout: 120_000 }, async (procedure) => {
    const { db } = world.rest
    const { family_id } = world.hearth
    const before = await recordsOf(db, family_id)
    const runs = amount({ whole: 30, sample: 4 })
    const samples = fc.sample(ownInputs(world, procedure), { numRuns: runs, seed })
    for (const sample of procedure in pointed ? [pointed[procedure], ...samples] : samples) {
      const { amendment_reason: _reason, ...input } = fieldsOf(sample)
      const { code } = await call(
        world,
        { procedure, input: sample === undefined ? sample : input },
        askerOf(procedure),
      )
      expect(await recordsOf(db, family_id), JSON.stringify(input)).toBe(before)
      if (code === null) await snapshot.restore()
      if (code !== "LOCKED") continue
      locked.add(procedure)
      if (!amendable.includes(procedure)) continue
      const reasoned = { ...input, amendment_reason: "Found the notebook" }
      const given = await call(world, { procedure, input: reasoned }, askerOf(procedure))
      expect(given.code, JSON.stringify(reasoned)).not.toBe("LOCKED")
      const kept = await db.amendment.count({ where: { family_id, reason: "Found the notebook" } })
      const isChanged = (await recordsOf(db, family_id)) !== before
      // The amendments of a child who is deleted go, too.
      if (procedure !== "students.delete") expect(kept > 0, JSON.stringify(reasoned)).toBe(isChanged)
      await snapshot.restore()
    }
  })

  test("refused every procedure that takes a reason, and no other but for the year's own", () => {
    expect(amendable.filter((name) => !locked.has(name))).toEqual([])
    const ofYear = ["requirements.create", "requirements.createMany", "schoolYears.delete", "schoolYears.update"]
    expect([...locked].filter((name) => !amendable.includes(name)).toSorted()).toEqual(ofYear)
    report("locked year", { procedures: writing.length, refused: locked.size, seed })
  })
})
