import type { Day } from "../../rules/days.ts"
import type { NotificationKind } from "./notification.schema.ts"

/** A notice as mails and push messages say it. */
export type Told = {
  kind: NotificationKind
  title: string
  body: string | null
  /** The child it is about. */
  first_name: string | null
  assignment_id: string | null
  day: Day | null
}

/** Several notices at once are said as one, so that nobody gets a mail for each: 'Ada handed in 2 pieces of work'. */
export function headlineOf(notices: [Told, ...Told[]]): string {
  const [first] = notices
  if (notices.length === 1) return first.title
  const isOfOneChild = notices.every(({ first_name }) => first_name === first.first_name)
  return headlines[first.kind](notices.length, isOfOneChild ? first.first_name : null)
}

/** Of so many, all of one child or of several. */
const headlines: Record<NotificationKind, (count: number, child: string | null) => string> = {
  assignment_set: (count) => `${count} new pieces of work`,
  work_submitted: (count, child) =>
    child ? `${child} handed in ${count} pieces of work` : `${count} pieces of work were handed in`,
  work_graded: (count, child) =>
    child ? `${count} pieces of ${child}'s work are graded` : `${count} pieces of work are graded`,
  absence_recorded: (count, child) =>
    child ? `${child} was marked absent on ${count} days` : `${count} absences were recorded`,
  login_created: (count) => `${count} logins were created or renamed`,
  invitation_accepted: (count) => `${count} people have joined your family`,
}
