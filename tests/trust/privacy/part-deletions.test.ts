import { cleanUp } from "@hearthbook/api/modules/data/clean-up/clean-up.service"
import { undoDays } from "@hearthbook/core/undo/change-kinds"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { openRest, type Rest } from "../../contract/fixtures/rest-client.ts"
import { report } from "../amount.ts"
import { createFullFamily, type FamilyFixture } from "./family-fixture.ts"
import { scan } from "./scan.ts"

// Deletes a child, an adult or only a child's login from a remaining family.
let rest: Rest
let family: FamilyFixture
let number = 0
beforeAll(async () => void (rest = await openRest()))
beforeEach(async () => void (family = await createFullFamily(rest, `thistlecombe${"abc"[number++]}`)))
afterAll(() => rest.close())

/** Sign-ins and rate limits, which are kept for the time stated in docs/data-map.md. */
const traces = ["auth_event.user_id", "login_attempt.email", "rate_limit.key"]
const besideTraces = (found: Record<string, number>) => Object.keys(found).filter((column) => !traces.includes(column))

/** Returns the ids of a child's rows. */
async function listChildIds(student_id: string): Promise<string[]> {
  const where = { student_id }
  const select = { id: true }
  const { db } = rest
  const rows = await Promise.all([
    db.user.findMany({ where, select }),
    db.curriculum.findMany({ where, select }),
    db.assignment.findMany({ where, select }),
    db.lesson.findMany({ where, select }),
    db.grade.findMany({ where, select }),
    db.submission.findMany({ where, select }),
    db.attendance_record.findMany({ where, select }),
    db.schedule_entry.findMany({ where, select }),
    db.event.findMany({ where, select }),
  ])
  return [student_id, ...rows.flat().map(({ id }) => id)]
}

test("deleting a student removes everything that belongs to it, but for what undo keeps for 30 days", async () => {
  const words = [family.childMarker, ...(await listChildIds(family.student_id))]
  const before = await scan(rest.db, words)
  expect(Object.keys(before.found).length).toBeGreaterThan(30)
  expect(await family.parent("DELETE", `/students/${family.student_id}`)).toMatchObject({ status: 200 })
  const after = await scan(rest.db, words)
  const forUndo = ["change.summary", "change_file.bytes", "change_row.before", "change_row.row_id"]
  expect(besideTraces(after.found).toSorted()).toEqual(forUndo)
  const later = new Date(rest.clock.now.getTime() + (undoDays + 1) * 24 * 3_600_000)
  await cleanUp(rest.db, later)
  expect(besideTraces((await scan(rest.db, words)).found)).toEqual([])
  // Subjects, providers and resources belong to the family and stay.
  expect(Object.keys((await scan(rest.db, [family.marker])).found)).toEqual(
    expect.arrayContaining(["family.name", "subject.name", "provider.name", "resource.title", "user.email"]),
  )
  report("deletion of a child", {
    "columns before": Object.keys(before.found).length,
    "columns after": Object.keys(after.found).join(" "),
  })
})

test("removing an adult removes their name and address everywhere except in the mail about it", async () => {
  const email = family.address("member")
  const words = [email, `member ${family.marker}`, family.member_id]
  expect(Object.keys((await scan(rest.db, words)).found)).toEqual(
    expect.arrayContaining(["user.email", "user.first_name"]),
  )
  expect(await family.parent("DELETE", `/family/members/${family.member_id}`)).toMatchObject({ status: 200 })
  const { found } = await scan(rest.db, words)
  expect(besideTraces(found).filter((column) => !column.startsWith("outbox_email."))).toEqual([])
  const [mail, ...more] = await rest.db.outbox_email.findMany({ where: { recipient: email } })
  expect(mail).toMatchObject({ subject: expect.stringContaining("no longer in"), family_id: family.family_id })
  expect(more).toEqual([])
  report("deletion of an adult", { "columns after": Object.keys(found).join(" ") })
})

test("deleting a child's login keeps the child's work and the notification about the login", async () => {
  const user = await rest.db.user.findFirstOrThrow({ where: { student_id: family.student_id }, select: { id: true } })
  const words = [family.login.email, user.id]
  const work = await scan(rest.db, [family.student_id])
  expect(await family.parent("DELETE", `/students/${family.student_id}/login`)).toMatchObject({ status: 200 })
  const { found } = await scan(rest.db, words)
  // The parents' notification about the login names it and is kept for a year.
  expect(besideTraces(found)).toEqual(["notification.body"])
  const left = await scan(rest.db, [family.student_id])
  // The child's own notifications are deleted with the login.
  const notices = "notification.student_id"
  expect({ ...left.found, "user.student_id": 1, [notices]: work.found[notices] }).toEqual(work.found)
  report("deletion of a child's login", { "columns after": Object.keys(found).join(" ") })
})
