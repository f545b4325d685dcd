import { randomUUID } from "node:crypto"
import type { Db } from "../../driver/db.ts"
import type { Prisma } from "../../generated/client.ts"
import { createParent } from "./family.ts"
import { next, run, someDay, someFarDay, type Given, type Samples } from "./given.ts"

/** An import of one subject that waits to be confirmed. */
export async function createImport(db: Db, given: Given<Prisma.data_importUncheckedCreateInput> = {}) {
  const user_id = given.user_id ?? (await createParent(db, { family_id: given.family_id })).id
  const { family_id } = await db.user.findUniqueOrThrow({ where: { id: user_id }, select: { family_id: true } })
  const counts = { new: 1, changed: 0, unchanged: 0, removed: 0, wrong: 0 }
  const columns = [{ index: 0, name: "Name", field: "name", sample: "Pottery" }]
  const reading = { has_header: true, columns, date_order: null, questions: [], counts }
  const cells = [
    { row: 1, cells: ["Name"] },
    { row: 2, cells: ["Pottery"] },
  ]
  const judged = [{ row: 2, status: "new", values: { name: "Pottery" }, issues: [], warnings: [] }]
  const file = { kind: "subjects" as const, filename: "subjects.csv", encoding: "utf-8", expires_at: someFarDay }
  return db.data_import.create({ data: { ...file, cells, reading, judged, ...given, family_id, user_id } })
}

/** Creates a parent to notify, unless `user_id` is given. */
export async function createNotification(db: Db, given: Given<Prisma.notificationUncheckedCreateInput> = {}) {
  const { id: user_id, family_id } = given.user_id
    ? await db.user.findUniqueOrThrow({ where: { id: given.user_id } })
    : await createParent(db, { family_id: given.family_id })
  const notification = { kind: "work_submitted" as const, title: `Notification ${next()}`, visible_at: someDay }
  return db.notification.create({ data: { ...notification, ...given, family_id, user_id } })
}

/** Rows that come from using the app: sign-ins, messages, imports and recorded changes. */
export const appSamples = {
  session: (db, { family_id, user_id, text }) => {
    const device = { refresh_hash: user_id, remember_me: true, user_agent: text }
    return db.session.create({
      data: { family_id, user_id, ...device, last_seen_at: someDay, expires_at: someFarDay },
    })
  },
  push_subscription: (db, { family_id, user_id, ids, text }) => {
    const keys = { endpoint: `https://push.example/${next()}/${run}/${text}`, p256dh: text, auth: text }
    return db.push_subscription.create({ data: { family_id, user_id, session_id: ids.session, ...keys } })
  },
  tablet: (db, { family_id, user_id, text }) =>
    db.tablet.create({
      data: { family_id, made_by: user_id, name: text, token_hash: `${next()} ${run} ${text}` },
    }),
  tablet_pin: (db, { family_id, user_id, ids, text }) =>
    db.tablet_pin.create({ data: { family_id, made_by: user_id, user_id: ids.user, pin_hash: text } }),
  access_token: (db, { family_id, user_id, text }) => {
    const token = { name: text, scope: "read" as const, token_hash: `${next()} ${run} ${text}` }
    return db.access_token.create({ data: { family_id, user_id, ...token } })
  },
  one_time_token: (db, { family_id, user_id, text }) => {
    const token = { purpose: "password_reset" as const, token_hash: `${next()} ${run} ${text}` }
    return db.one_time_token.create({ data: { family_id, user_id, ...token, expires_at: someFarDay } })
  },
  oauth_account: (db, { family_id, user_id, text }) => {
    const account = { provider: "google", purpose: "drive" as const, provider_account_id: `${next()} ${text}` }
    const given = { email: `google@${text}.test`, scope: text }
    const tokens = { access_token_encrypted: text, refresh_token_encrypted: text }
    return db.oauth_account.create({ data: { family_id, user_id, ...account, ...given, ...tokens } })
  },
  auth_event: (db, { family_id, user_id }) =>
    db.auth_event.create({ data: { family_id, user_id, type: "login_succeeded" } }),
  invitation: (db, { family_id, user_id, text }) => {
    const guest = { email: `guest${next()}@${text}.example`.toLowerCase(), role: "teacher" as const }
    const letter = { token_hash: `${next()} ${run} ${text}`, expires_at: someFarDay }
    return db.invitation.create({ data: { family_id, invited_by: user_id, ...guest, ...letter } })
  },
  notification: (db, { family_id, user_id, ids, text }) =>
    createNotification(db, { family_id, user_id, student_id: ids.student, title: text, body: text }),
  outbox_email: (db, { family_id, text }) => {
    const mail = { recipient: `aunt@${text}.test`.toLowerCase(), subject: text, html: text, text }
    return db.outbox_email.create({
      data: { family_id, ...mail, status: "failed", last_error: "EENVELOPE 550 RCPT TO" },
    })
  },
  idempotency_key: (db, { family_id, user_id, text }) => {
    const request = { key: `${next()} ${run} ${text}`, request_hash: "asked", expires_at: someFarDay }
    return db.idempotency_key.create({ data: { family_id, user_id, ...request } })
  },
  upload: (db, { family_id, user_id }) =>
    db.upload.create({ data: { purpose: "archive", family_id, user_id, size: 1000 } }),
  upload_part: (db, { family_id, ids, text }) => {
    const part = { position: 0, bytes: new TextEncoder().encode(text) }
    return db.upload_part.create({ data: { family_id, upload_id: ids.upload, ...part } })
  },
  data_import: (db, { family_id, user_id, text }) =>
    createImport(db, { family_id, user_id, filename: `${text}.csv`, cells: [{ row: 1, cells: [text] }] }),
  change: (db, { family_id, user_id, text }) =>
    db.change.create({ data: { family_id, user_id, kind: "import", summary: text } }),
  change_row: (db, { family_id, ids, text }) => {
    const row = { noun: "subject", row_id: ids.subject, after: { name: text } }
    return db.change_row.create({ data: { family_id, change_id: ids.change, ...row } })
  },
  change_file: (db, { family_id, ids, text }) => {
    const bytes = new TextEncoder().encode(text)
    return db.change_file.create({ data: { family_id, change_id: ids.change, file_id: ids.file, bytes } })
  },
  unused_object: (db, { family_id }) =>
    db.unused_object.create({ data: { family_id, object_id: randomUUID(), delete_after: someDay } }),
} satisfies Samples
