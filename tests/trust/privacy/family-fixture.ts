import { createSamples, createTeacher } from "@hearthbook/db/testing/factories"
import sharp from "sharp"
import { read, type Rest } from "../../contract/fixtures/rest-client.ts"
import { makeChildLogin } from "../../contract/fixtures/rest-records.ts"
import { done, useApp } from "./use-app.ts"

export const password = "Sunny-Meadow-42!"

/** A family with one row of each table, with its marker in every text. */
export type FamilyFixture = Awaited<ReturnType<typeof createFullFamily>>

/**
 * Registers the family and has its child turn work in over /api/v1, then adds a sample of each table. The marker is a lowercase word, so
 * that it can be part of an email address.
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
  const member = await createTeacher(rest.db, { ...person("member"), family_id })
  const family = await parent("GET", "/family")
  done(await parent("PUT", "/family", { name: marker, version: read(family.body, "version") }))
  const profile = { phone: `555 ${marker}`, address: `1 ${marker} Lane`, bio: marker }
  const settings = await parent("GET", "/settings")
  await parent("PUT", "/settings/profile", { ...profile, version: read(settings.body, "version") })

  // The child's rows have a separate marker, which contains the family's.
  const childMarker = `ben${marker}`
  const student = { last_name: marker, grade_level: "4", date_of_birth: "2016-12-10" }
  const student_id = done(await parent("POST", "/students", { ...student, first_name: childMarker }))
  const login = { email: `${childMarker}@hearthbook.app`, password: "otter-maple-27" }
  const childToken = await makeChildLogin(rest, parent, { student_id, ...login })
  const { id: child_id } = await rest.db.user.findUniqueOrThrow({ where: { email: login.email }, select })
  const texts = { text: marker, child_text: childMarker }
  const ids = { student: student_id, user: child_id }
  // The calls below leave sign-in events, of the clock's time.
  const given = { family_id, user_id, ...texts, ids, except: ["auth_event"] as const }
  const { curriculum: curriculum_id } = await createSamples(rest.db, given)
  await addPictures(rest, { family_id, user_id, student_id, name: `${childMarker}.jpg` })
  const period = { job: "weekly", period: `2026-W37 ${family_id}`, started_at: rest.clock.now }
  await rest.db.job_run.create({ data: period })
  const made = { parent, childToken, curriculum_id, marker, childMarker, address, login }
  await useApp(rest, made)
  return { ...made, family_id, member_id: member.id, student_id }
}

type Pictured = { family_id: string; user_id: string; student_id: string; name: string }

async function addPictures({ db }: Rest, { family_id, user_id, student_id, name }: Pictured): Promise<void> {
  const picture = await sharp({ create: { width: 30, height: 30, channels: 3, background: "#0f766e" } })
    .jpeg()
    .toBuffer()
  const file = { family_id, content_type: "image/jpeg", size: 1 }
  const bytes = new Uint8Array(picture)
  await db.file.create({ data: { ...file, user_id, name: "me.jpg", content: { create: { bytes } } } })
  const written = { create: { bytes: new TextEncoder().encode(name) } }
  await db.file.create({ data: { ...file, student_id, name, content: written } })
}
