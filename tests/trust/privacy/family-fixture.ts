import * as rows from "@hearthbook/db/testing/factories"
import sharp from "sharp"
import { read, type Rest } from "../../contract/fixtures/rest-client.ts"
import { makeChildLogin } from "../../contract/fixtures/rest-records.ts"
import { done, fillFamily } from "./fill-family.ts"

export const password = "Sunny-Meadow-42!"

/** A family with one row of each table, with its marker in every text. */
export type FamilyFixture = Awaited<ReturnType<typeof createFullFamily>>

/**
 * Creates the family over /api/v1, then adds rows that no call creates. The marker is a lowercase word, so that it can be part of
 * an email address.
 */
export async function createFullFamily(rest: Rest, marker: string) {
  const anonymous = rest.as(null)
  const address = (who: string) => `${who}.${marker}@family.test`
  const person = (who: string) => ({ first_name: `${who} ${marker}`, last_name: marker, email: address(who), password })
  const registered = await anonymous("POST", "/auth/register", { ...person("rosa"), terms_accepted: true })
  const parent = rest.as(String(read(registered.body, "access_token")))
  const select = { id: true, family_id: true }
  const { id: user_id, family_id } = await rest.db.user.findUniqueOrThrow({ where: { email: address("rosa") }, select })
  await rest.db.user.updateMany({ where: { family_id }, data: { email_verified_at: rest.clock.now } })
  const member = await rows.createTeacher(rest.db, { ...person("member"), family_id })
  const family = await parent("GET", "/family")
  done(await parent("PUT", "/family", { name: marker, version: read(family.body, "version") }))
  const profile = { phone: `555 ${marker}`, address: `1 ${marker} Lane`, bio: marker }
  const settings = await parent("GET", "/settings")
  await parent("PUT", "/settings/profile", { ...profile, version: read(settings.body, "version") })
  await addPicture(rest, { user_id, family_id })

  // The child's rows have a separate marker, which contains the family's.
  const childMarker = `ben${marker}`
  const student = { last_name: marker, grade_level: "4", date_of_birth: "2016-12-10" }
  const student_id = done(await parent("POST", "/students", { ...student, first_name: childMarker }))
  const subject_id = done(
    await parent("POST", "/subjects", { name: marker, description: `about ${marker}`, grade_level: "4" }),
  )
  const provider = { name: marker, website: `https://${marker}.test`, logo_url: `https://${marker}.test/logo.png` }
  const provider_id = done(await parent("POST", "/providers", provider))
  const course = { student_id, subject_id, provider_id, goals: childMarker, notes: childMarker }
  const curriculum_id = done(await parent("POST", "/curriculum", course))
  const link = {
    title: marker,
    description: marker,
    external_url: `https://${marker}.test/book`,
    subject_id,
    provider_id,
  }
  const resource_id = done(await parent("POST", "/resources", link))
  const plan = { title: childMarker, objectives: childMarker, private_notes: childMarker, planned_date: "2026-09-16" }
  done(await parent("POST", "/lessons", { ...plan, curriculum_id, resource_ids: [resource_id] }))
  const times = { day_of_week: "monday", start_time: "09:00", end_time: "10:00" }
  done(await parent("POST", "/schedule", { student_id, subject_id, location: childMarker, ...times }))
  const day = { start_date: "2026-09-20T09:00:00.000Z", end_date: "2026-09-20T10:00:00.000Z" }
  done(
    await parent("POST", "/events", {
      student_id,
      title: childMarker,
      description: childMarker,
      location: childMarker,
      ...day,
    }),
  )
  done(await parent("POST", "/attendance", { student_id, date: "2026-09-15", status: "absent" }))
  const login = { email: `${childMarker}@hearthbook.app`, password: "otter-maple-27" }
  const childToken = await makeChildLogin(rest, parent, { student_id, ...login })
  const made = {
    parent,
    childToken,
    family_id,
    member_id: member.id,
    student_id,
    curriculum_id,
    marker,
    childMarker,
    address,
  }
  await fillFamily(rest, { ...made, user_id, login })
  return { ...made, login }
}

async function addPicture({ db }: Rest, of: { user_id: string; family_id: string }): Promise<void> {
  const picture = await sharp({ create: { width: 30, height: 30, channels: 3, background: "#0f766e" } })
    .jpeg()
    .toBuffer()
  const content = { create: { bytes: new Uint8Array(picture) } }
  await db.file.create({ data: { ...of, name: "me.jpg", content_type: "image/jpeg", size: 1, content } })
}
