import { createParent, createStudent, testPassword } from "@hearthbook/db/testing/factories"
import type { WayInKind } from "@hearthbook/core/permissions/ways-in"
import { readCalendar } from "../modules/data/calendar-feed/read-calendar.service.ts"
import type { TabletCookie } from "../request/tablet-cookie.ts"
import { testNow, type Caller, type TestApi } from "./test-api.ts"

/** The kinds of ways in that a person makes: not people, sessions or accounts at identity providers. */
type DoorKind = Exclude<WayInKind, "identity_provider" | "member">

/** True if it lets somebody in now. */
type Opens = () => Promise<boolean>

/**
 * A family whose first parent, with a confirmed address, has made a door of each kind, and whose second parent has made a tablet. A new
 * kind of way in does not compile until it has a door here.
 */
export async function openDoors(api: TestApi) {
  const { user, parent, family_id } = await api.openFamily({ email_verified_at: testNow })
  const other = await createParent(api.db, { family_id, email_verified_at: testNow })
  const { id: student_id } = await createStudent(api.db, { family_id, first_name: "Ada", grade_level: "9" })
  const cookie: TabletCookie = { token: null, change: null }
  await api.callerWith(await api.tokenOf(other), { tablet: cookie }).tablets.enroll({ name: "Den" })
  const make = makers(api, { user, parent, student_id, den: cookie })
  const opens: Record<DoorKind, Opens> = {
    session: await make.session(),
    tablet: await make.tablet(),
    pin: await make.pin(),
    access_token: await make.access_token(),
    calendar_feed: await make.calendar_feed(),
    transcript_link: await make.transcript_link(),
  }
  /** The kinds that let somebody in now. */
  const open = async () => {
    const kinds: string[] = []
    for (const [kind, isOpen] of Object.entries(opens)) if (await isOpen()) kinds.push(kind)
    return kinds
  }
  return { user, parent, other, family_id, student_id, open, password: testPassword }
}

type Home = {
  user: Parameters<TestApi["tokenOf"]>[0]
  parent: Caller
  student_id: string
  /** The other parent's tablet. */
  den: TabletCookie
}

function makers(api: TestApi, { user, parent, student_id, den }: Home): Record<DoorKind, () => Promise<Opens>> {
  const anyone = api.callerWith(null)
  return {
    session: async () => {
      const elsewhere = await api.callerFor(user)
      return () => succeeds(elsewhere.auth.whoami())
    },
    tablet: async () => {
      const tablet: TabletCookie = { token: null, change: null }
      await api.callerWith(await api.tokenOf(user), { tablet }).tablets.enroll({ name: "Kitchen" })
      return async () => (await api.callerWith(null, { tablet }).tablet.faces()).is_tablet
    },
    pin: async () => {
      await parent.tablets.setPin({ student_id, pin: "2468" })
      return () => succeeds(api.callerWith(null, { tablet: den }).tablet.signIn({ student_id, pin: "2468" }))
    },
    access_token: async () => {
      const { token } = await parent.accessTokens.create({ name: "Backup", scope: "read", expires_on: null })
      return () => succeeds(api.callerWith(token).students.list({}))
    },
    calendar_feed: async () => {
      const { token } = await parent.calendarFeeds.create({ student_id })
      return () => succeeds(readCalendar(api.facts(), token))
    },
    transcript_link: async () => {
      await parent.transcripts.finalize({ id: student_id })
      const { token } = await parent.transcripts.createLink({ id: student_id, expires_on: "2026-12-01" })
      return () => succeeds(anyone.transcripts.open({ token }))
    },
  }
}

async function succeeds(call: Promise<unknown>): Promise<boolean> {
  return call.then(
    () => true,
    () => false,
  )
}
