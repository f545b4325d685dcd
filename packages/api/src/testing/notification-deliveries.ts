import { createCurriculum, createParent, createStudentLogin } from "@hearthbook/db/testing/factories"
import { testNow, type Caller, type TestApi } from "./test-api.ts"
import { deliverNotifications } from "../modules/messages/notification/notification-delivery.service.ts"
import { undoWindow } from "@hearthbook/core/undo/undo-times"

type Person = { id: string; email: string }

/** Two adults and a child with confirmed addresses, and callers for the parent and the child. */
export type Household = {
  family_id: string
  student_id: string
  parent: Caller
  child: Caller
  people: Record<"parent" | "other" | "child", Person>
  setWork: (title?: string) => Promise<{ id: string }>
  /** Creates an assignment and turns it in; returns its id. */
  turnIn: (title?: string) => Promise<string>
}

/** Opens a household for a test, without notifications or pending mail. */
export async function openHousehold(api: TestApi): Promise<Household> {
  api.clock.now = testNow
  await api.db.notification.deleteMany()
  await api.db.outbox_email.deleteMany()
  const { user, parent, family_id } = await api.openFamily({ email_verified_at: testNow })
  const { student_id, id: curriculum_id } = await createCurriculum(api.db, { family_id })
  await api.db.student.update({ where: { id: student_id }, data: { first_name: "Ada" } })
  const login = await createStudentLogin(api.db, { family_id, student_id, email_verified_at: testNow })
  const child = await api.callerFor(login)
  const other = await createParent(api.db, { family_id, first_name: "Rosa", email_verified_at: testNow })
  const setWork = (title = "Moon phases") => parent.assignments.create({ curriculum_id, title, due_date: "2026-09-18" })
  const turnIn = async (title?: string) => {
    const { id: assignment_id } = await setWork(title)
    await child.submissions.create({ assignment_id, text: "It waxes and wanes." })
    return assignment_id
  }
  return { family_id, student_id, parent, child, people: { parent: user, other, child: login }, setWork, turnIn }
}

/** Runs the delivery job, advances the clock, and reads the resulting mails. */
export function deliveryJobOf(api: TestApi) {
  const logged: object[] = []
  const log = { info: () => undefined, warn: (fields: object) => void logged.push(fields), error: () => undefined }
  const job = { client: api.db, clock: () => api.clock.now, log, settings: api.settings, send_push: null }
  const run = async () => {
    const { pushed: _, ...count } = await deliverNotifications(job)
    return count
  }
  const wait = (milliseconds = undoWindow) => {
    api.clock.now = new Date(api.clock.now.getTime() + milliseconds)
  }
  const mails = () => api.db.outbox_email.findMany({ orderBy: { id: "asc" } })
  const subjects = async ({ email }: Person) =>
    (await mails()).filter(({ recipient }) => recipient === email).map(({ subject }) => subject)
  const choose = ({ id }: Person, data: object) => api.db.settings.update({ where: { user_id: id }, data })
  return { job, logged, run, wait, mails, subjects, choose }
}
