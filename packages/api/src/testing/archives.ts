import { createHash } from "node:crypto"
import { buffer } from "node:stream/consumers"
import { createGradingScale } from "@hearthbook/db/testing/factories"
import sharp from "sharp"
import { afterAll, beforeEach } from "vitest"
import { ZipFile } from "yazl"
import { sampleTranscript, sampleTranscriptCourse } from "./sample-transcript.ts"
import { createContext } from "../identity/context.ts"
import { unzip, type Entries } from "./read-files.ts"
import { openTestApi, testNow, type TestApi } from "./test-api.ts"
import { createArchiveCaller } from "../modules/data/archive/archive-bytes.router.ts"
import { archiveKinds } from "@hearthbook/core/nouns/nouns"
import { partSize } from "../uploads/upload.schema.ts"
import { rowsName, manifestName } from "../archiving/format/manifest.ts"

export { unzip, type Entries }

/**
 * A test API and the full demo family with its archive, once per test file. The clock and the rate limits are reset before each
 * test.
 */
export async function openArchiveTests() {
  const api = await openTestApi()
  afterAll(api.close)
  beforeEach(async () => {
    api.clock.now = testNow
    await api.db.rate_limit.deleteMany()
  })
  const full = await openFullFamily(api)
  return { api, full, archive: await full.download() }
}

let count = 0

/** A person who has just registered, with a family without records. */
export async function registerFamily(api: TestApi) {
  const email = `archive-${++count}@family.test`
  const person = { first_name: "Zoë", last_name: "Young", email, password: "Sunny-Meadow-42!" }
  const { access_token, user } = await api.callerWith(null).auth.register({ ...person, terms_accepted: true })
  const { family_id } = await api.db.user.findUniqueOrThrow({ where: { id: user.id } })
  return { user, family_id, parent: api.callerWith(access_token), ...archivistOf(api, access_token) }
}

/** The demo family with files of every kind, and settings chosen by its parent. */
export async function openFullFamily(api: TestApi) {
  const { access_token, user } = await api.callerWith(null).auth.demo({ timezone: "Europe/Berlin" })
  const { family_id } = await api.db.user.findUniqueOrThrow({ where: { id: user.id } })
  const submission = await api.db.submission.findFirstOrThrow({ where: { family_id } })
  const assignment = await api.db.assignment.findFirstOrThrow({ where: { family_id, status: "assigned" } })
  const child = await api.db.student.findFirstOrThrow({ where: { family_id } })
  const provider = await api.db.provider.findFirstOrThrow({ where: { family_id } })
  const filing = await api.db.filing.findFirstOrThrow({ where: { family_id, done_on: { not: null } } })
  await api.db.filing.update({
    where: { id: filing.id },
    data: { note: "By mail", report: [{ label: "Hours", text: "212" }] },
  })
  const { student_id, requirement } = await api.db.filing.findUniqueOrThrow({
    where: { id: filing.id },
    select: { student_id: true, requirement: { select: { id: true, school_year_id: true } } },
  })
  const opening = { days: 4.5, minutes: 600, core_minutes: 60, core_home_minutes: 0, note: "Public school" }
  await api.db.requirement.update({ where: { id: requirement.id }, data: { opening } })
  const { school_year_id } = requirement
  const gone = "0199a000-0000-7000-8000-000000000001"
  const amended = { noun: "time" as const, row_id: gone, before: { minutes: 30 } }
  await api.db.amendment.create({ data: { family_id, student_id, school_year_id, ...amended, reason: "Forgotten" } })
  const owners = [
    { submission_id: submission.id },
    { submission_id: submission.id },
    { assignment_id: assignment.id },
    { student_id: child.id },
    { user_id: user.id },
    { provider_id: provider.id },
    { filing_id: filing.id },
    { is_logo: true },
  ]
  for (const [n, owner] of owners.entries()) {
    // People's pictures are JPEGs, as after an upload.
    const type = "student_id" in owner || "user_id" in owner ? "jpeg" : "png"
    const bytes = await drawPicture(n, type)
    const name = `map ${n}.${type === "jpeg" ? "jpg" : "png"}`
    const data = { name, content_type: `image/${type}`, size: bytes.length, position: n }
    await api.db.file.create({ data: { ...owner, ...data, family_id, content: { create: { bytes } } } })
  }
  await addGrading(api, family_id)
  await api.db.settings.update({
    where: { user_id: user.id },
    data: { date_format: "DD/MM/YYYY", theme: "dark", weekly_reports: false, phone: "555-0100" },
  })
  await api.db.student.updateMany({ where: { family_id, first_name: "Eli" }, data: { last_name: "" } })
  await api.db.subject.updateMany({ where: { family_id, name: "Music & Movement" }, data: { grade_level: null } })
  await api.db.family.update({ where: { id: family_id }, data: { year_start: "08-15", expires_at: null } })
  return { user, family_id, parent: api.callerWith(access_token), ...archivistOf(api, access_token) }
}

/** A scale of the family's own, which is the default and that of one course, and a finalized transcript. */
async function addGrading({ db }: TestApi, family_id: string): Promise<void> {
  const scale = await createGradingScale(db, { family_id, is_default: true })
  const past = await db.past_course.findFirstOrThrow({ where: { family_id } })
  const curriculum = await db.curriculum.findFirstOrThrow({ where: { family_id, student_id: past.student_id } })
  const grading = { grading_scale_id: scale.id, drop_lowest: { homework: 1 }, weights: { homework: 20, test: 80 } }
  await db.curriculum.update({ where: { id: curriculum.id }, data: grading })
  const content = sampleTranscript({ student_id: past.student_id, name: "Grace" })
  const course = { ...sampleTranscriptCourse, curriculum_id: curriculum.id }
  content.before_high_school.courses = [course, { ...course, curriculum_id: null, past_course_id: past.id }]
  const data = { family_id, student_id: past.student_id, content, finalized_at: testNow }
  await db.transcript.create({ data })
}

/** A square that is re-encoded to the same bytes, in a different color for each `n`. */
async function drawPicture(n: number, type: "jpeg" | "png"): Promise<Uint8Array<ArrayBuffer>> {
  const background = { r: 40 * n, g: 110, b: 110 }
  const square = sharp({ create: { width: 256, height: 256, channels: 3, background } })
  return Uint8Array.from(await square.toFormat(type, type === "jpeg" ? { quality: 88 } : {}).toBuffer())
}

/** The archive operations of the person with an access token. */
export function archivistOf(api: TestApi, access_token: string) {
  const { archive } = api.callerWith(access_token)
  const bytes = createArchiveCaller(() => createContext({ ...api.facts(), authorization: `Bearer ${access_token}` }))
  const make = () => bytes.make({ app_version: "1.2.3" })
  const download = async () => unzip(await buffer((await make()).stream))
  /** Uploads a zip in its parts, and returns the upload's id. */
  const send = async (zip: Buffer) => {
    const { id } = await archive.begin({ size: zip.length })
    for (const [position, part] of inParts(zip).entries()) {
      await bytes.uploadPart({ id, position, content: Uint8Array.from(part) })
    }
    return id
  }
  const restore = async (zip: Buffer) => archive.restore({ id: await send(zip) })
  const { ticket, uploadPart } = bytes
  return { archive, ticket, uploadPart, make, download, send, restore }
}

/** Splits a zip into the parts of an upload. */
export function inParts(zip: Buffer): Buffer[] {
  const count = Math.ceil(zip.length / partSize)
  return Array.from({ length: count }, (_, position) => zip.subarray(position * partSize, (position + 1) * partSize))
}

/** Creates a zip of entries. */
export async function zipOf(entries: Entries): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of entries) zip.addBuffer(content, name)
  zip.end()
  return buffer(zip.outputStream)
}

/** Changes some entries, and gives the manifest matching checksums: damage that no checksum shows. */
export function reseal(entries: Entries, changes: Record<string, string | Buffer | null>): Entries {
  const changed: Entries = new Map(entries)
  for (const [name, content] of Object.entries(changes)) {
    if (content === null) changed.delete(name)
    else changed.set(name, Buffer.from(content))
  }
  const contents = [...changed].filter(([name]) => name !== manifestName)
  const sums = contents.map(([name, content]) => [name, sumOf(content)] as const)
  const lengthOf = (kind: string) => String(changed.get(rowsName(kind)) ?? "").split("\n").length - 1
  const counts = archiveKinds.map((kind) => [kind, lengthOf(kind)] as const)
  const resealed = { ...manifestOf(changed), counts: Object.fromEntries(counts), sha256: Object.fromEntries(sums) }
  return changed.set(manifestName, Buffer.from(JSON.stringify(resealed)))
}

export type Manifest = {
  format: string
  version: number
  counts: Record<string, number>
  sha256: Record<string, string>
  missing_files?: object[]
}

export function manifestOf(entries: Entries): Manifest {
  return JSON.parse(String(entries.get(manifestName))) as Manifest
}

function sumOf(content: Buffer): string {
  return createHash("sha256").update(content).digest("hex")
}

/** The rows of a kind. */
export function linesOf(entries: Entries, kind: string): Record<string, unknown>[] {
  const text = String(entries.get(rowsName(kind)) ?? "")
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>)
}

/** Writes rows as JSON lines. */
export function toLines(rows: object[]): string {
  return rows.map((row) => `${JSON.stringify(row)}\n`).join("")
}

/**
 * The archive with each id replaced by its row's position, so that archives of the same records are equal. Leaves out the
 * people, because logins are not restored, and the checksums, which depend on the ids. Time entries are compared in any order, because
 * their ids are made of their lessons' ids.
 */
export function withoutIds(entries: Entries): Record<string, unknown> {
  const ordered = archiveKinds.filter((kind) => kind !== "time_entries")
  const places = ordered.flatMap((kind) =>
    linesOf(entries, kind).map(({ id }, index): [string, string] => [String(id), `${kind} ${index}`]),
  )
  const groups = new Set(
    linesOf(entries, "lessons").flatMap(({ together_id }) => (typeof together_id === "string" ? [together_id] : [])),
  )
  const groupPlaces = [...groups].map((id, index): [string, string] => [id, `together ${index}`])
  const placeOf = new Map([...places, ...groupPlaces])
  const replaceIds = (text: string) => text.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, (id) => placeOf.get(id) ?? id)
  const { format, version, counts } = manifestOf(entries)
  const contents = [...entries]
    .filter(([name]) => name !== manifestName && name !== "data/people.json")
    .map(([name, content]) => {
      const text = name.startsWith("files/") ? content.toString("base64") : replaceIds(content.toString())
      return [replaceIds(name), isOfTime(name) ? withoutOrder(text) : text] as const
    })
  return { ...Object.fromEntries(contents), [manifestName]: { format, version, counts } }
}

function isOfTime(name: string): boolean {
  return name === "data/time_entries.jsonl" || name === "csv/time.csv"
}

function withoutOrder(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.replace(/^\{"id":"[^"]*",/, "{"))
    .toSorted((one, other) => one.localeCompare(other))
}
