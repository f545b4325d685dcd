import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { openRest, type Rest } from "../../contract/rest-client.ts"
import { report } from "../amount.ts"
import { createFullFamily, type FamilyFixture } from "./family-fixture.ts"
import { scan } from "./scan.ts"

// Of a family that stays, one child goes, or one adult, or only a child's log-in.
let rest: Rest
let family: FamilyFixture
let number = 0
beforeAll(async () => void (rest = await openRest()))
beforeEach(async () => void (family = await createFullFamily(rest, `thistlecombe${"abc"[number++]}`)))
afterAll(() => rest.close())

/** When and from where somebody signed in, and what was counted of them, for as long as docs/data-map.md says. */
const traces = ["auth_event.user_id", "login_attempt.email", "rate_limit.key"]
const besideTraces = (found: Record<string, number>) => Object.keys(found).filter((column) => !traces.includes(column))

/** Ids of the rows that are one child's. */
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

test("of a child that is removed nothing is left: no name, no work, no file, no log-in, and no notice about it", async () => {
  const words = [family.childMarker, ...(await listChildIds(family.student_id))]
  const before = await scan(rest.db, words)
  expect(Object.keys(before.found).length).toBeGreaterThan(30)
  expect(await family.parent("DELETE", `/students/${family.student_id}`)).toMatchObject({ status: 200 })
  const after = await scan(rest.db, words)
  expect(besideTraces(after.found)).toEqual([])
  // What is the family's stays: the subject, the provider, the resource.
  expect(Object.keys((await scan(rest.db, [family.marker])).found)).toEqual(
    expect.arrayContaining(["family.name", "subject.name", "provider.name", "resource.title", "user.email"]),
  )
  report("deletion of a child", {
    "columns before": Object.keys(before.found).length,
    "columns after": Object.keys(after.found).join(" "),
  })
})

test("of an adult who is taken out no name and no address is left, but on the mail that says so", async () => {
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

test("of a child's log-in that is taken away only its notice is left, and all that the child has done", async () => {
  const user = await rest.db.user.findFirstOrThrow({ where: { student_id: family.student_id }, select: { id: true } })
  const words = [family.login.email, user.id]
  const work = await scan(rest.db, [family.student_id])
  expect(await family.parent("DELETE", `/students/${family.student_id}/login`)).toMatchObject({ status: 200 })
  const { found } = await scan(rest.db, words)
  // The notice that told the parents of the log-in names it, and is theirs for its year.
  expect(besideTraces(found)).toEqual(["notification.body"])
  const left = await scan(rest.db, [family.student_id])
  // What the child itself was told went with its log-in.
  const notices = "notification.student_id"
  expect({ ...left.found, "user.student_id": 1, [notices]: work.found[notices] }).toEqual(work.found)
  report("deletion of a child's log-in", { "columns after": Object.keys(found).join(" ") })
})
