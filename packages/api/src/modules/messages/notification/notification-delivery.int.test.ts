import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { openTestApi } from "../../../testing/test-api.ts"
import { deliveryJobOf, openHousehold, type Household } from "../../../testing/notification-deliveries.ts"
import { undoWindow } from "@hearthbook/core/undo/undo-times"

const api = await openTestApi()
afterAll(api.close)

const { run, wait, mails, subjects, choose } = deliveryJobOf(api)
let home: Household
beforeEach(async () => void (home = await openHousehold(api)))

describe("mails", () => {
  test(
    "new work to the child, with its day in the child's date format",
    { tags: ["notifications.mail-assignments"] },
    async () => {
      await home.setWork()
      await choose(home.people.child, { date_format: "DD/MM/YYYY" })
      wait(undoWindow - 1)
      expect(await run()).toMatchObject({ mails: 0 })
      wait(1)
      expect(await run()).toMatchObject({ mails: 1, failed: 0 })
      const [mail] = await mails()
      expect(mail).toMatchObject({
        recipient: home.people.child.email,
        subject: "New work: Moon phases",
        family_id: home.family_id,
      })
      expect(mail?.text).toContain("Due: 18/09/2026")
      expect(mail?.text).toContain("https://hearthbook.test/student/assignments?work=")
      expect(mail?.html).toContain("18/09/2026")
    },
  )

  test(
    "turned-in work to every adult, with its own unsubscribe link",
    { tags: ["notifications.mail-assignments"] },
    async () => {
      const assignment_id = await home.turnIn()
      wait()
      await run()
      const subject = "Ada turned in Moon phases"
      expect(await subjects(home.people.parent)).toEqual([subject])
      expect(await subjects(home.people.other)).toEqual([subject])
      const mail = (await mails()).find(({ recipient }) => recipient === home.people.other.email)
      expect(mail?.text).toContain(`https://hearthbook.test/assignments?student=all&view=${assignment_id}`)
      expect(mail?.text).toContain("Hello Rosa,")
      const token = /unsubscribe\?token=(\S+)/.exec(mail?.text ?? "")?.[1] ?? ""
      expect(mail?.headers).toEqual({
        "List-Unsubscribe": `<https://hearthbook.test/api/v1/unsubscribe/one-click?token=${token}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      })
      await api.callerWith(null).unsubscribe.confirm({ token })
      await home.turnIn("Tides")
      wait()
      await run()
      // Mails that were not sent yet are deleted.
      expect(await subjects(home.people.other)).toEqual([])
      expect(await subjects(home.people.parent)).toHaveLength(2)
    },
  )

  test("notifications of one moment in one mail", { tags: ["notifications.mail-assignments"] }, async () => {
    for (const title of ["Moon phases", "Tides", "Eclipses"]) await home.turnIn(title)
    wait()
    await run()
    expect(await subjects(home.people.parent)).toEqual(["Ada turned in 3 pieces of work"])
    const mail = (await mails()).find(({ recipient }) => recipient === home.people.parent.email)
    for (const title of ["Moon phases", "Tides", "Eclipses"]) expect(mail?.text).toContain(`Ada turned in ${title}`)
    expect(mail?.text).toContain("https://hearthbook.test/assignments\n")
    expect(await subjects(home.people.child)).toEqual(["3 new pieces of work"])
  })

  test("twenty in one mail, with the number of further ones", async () => {
    for (let n = 1; n <= 21; n++) await home.setWork(`Page ${n}`)
    wait()
    await run()
    const [mail] = await mails()
    expect(mail?.text).toContain("Due 09/18/2026: New work: Page 20 (")
    expect(mail?.text).toContain("\nand 1 more\n")
    expect(mail?.text).not.toContain("Page 21")
  })

  test(
    "a grade to the child and to the other adults, but not to the person who gave it",
    { tags: ["notifications.mail-grades"] },
    async () => {
      const assignment_id = await home.turnIn()
      await home.parent.grades.record({ assignment_id, points_earned: 93 })
      wait()
      await run()
      expect(await subjects(home.people.child)).toContain("Moon phases is graded")
      expect(await subjects(home.people.other)).toEqual(["Ada's Moon phases is graded"])
      expect(await subjects(home.people.parent)).toEqual([])
      const mail = (await mails()).find(({ recipient }) => recipient === home.people.other.email)
      expect(mail?.text).toContain("Grade: A, 93%")
    },
  )

  test("an absence to the other adults who want it", { tags: ["notifications.mail-absences"] }, async () => {
    await choose(home.people.other, { email_attendance: true })
    await home.parent.attendance.mark({ student_id: home.student_id, date: "2026-09-14", status: "absent" })
    wait()
    await run()
    expect(await subjects(home.people.other)).toEqual(["Ada was marked absent"])
    expect((await mails())[0]?.text).toContain("Day: 09/14/2026")
    expect((await mails())[0]?.text).toContain("/attendance?week=2026-09-14&day=2026-09-14")
  })

  test("a child's new login to the other adults, at once", { tags: ["notifications.mail-sign-ins"] }, async () => {
    const { id } = await home.parent.students.create({
      first_name: "Wren",
      last_name: "Hall",
      date_of_birth: "2016-05-04",
    })
    await home.parent.studentLogins.create({
      student_id: id,
      email: `w.${id}@hearthbook.app`,
      password: "maple-otter-7",
    })
    await run()
    expect(await subjects(home.people.other)).toEqual(["Wren has a login now"])
    expect(await mails()).toHaveLength(1)
  })
})

test(
  "a recipient whose mail fails does not affect others, and gets it later",
  { tags: ["notifications.mail-failure"] },
  async () => {
    await home.turnIn()
    wait()
    await api.db.$executeRawUnsafe(`
    CREATE OR REPLACE FUNCTION refuse_mail() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'not this one'; END $$`)
    await api.db.$executeRawUnsafe(`
    CREATE TRIGGER refuse_mail BEFORE INSERT ON outbox_email
    FOR EACH ROW WHEN (NEW.recipient = '${home.people.parent.email}') EXECUTE FUNCTION refuse_mail()`)
    expect(await run()).toEqual({ mails: 2, failed: 1 })
    expect(await subjects(home.people.parent)).toEqual([])
    await api.db.$executeRawUnsafe("DROP TRIGGER refuse_mail ON outbox_email")
    expect(await run()).toEqual({ mails: 1, failed: 0 })
    expect(await subjects(home.people.parent)).toHaveLength(1)
  },
)
