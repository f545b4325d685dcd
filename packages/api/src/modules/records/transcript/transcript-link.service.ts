import { randomBytes } from "node:crypto"
import type { Prisma } from "@hearthbook/db"
import { AppError, fieldError } from "@hearthbook/core/errors/errors"
import { found, removedId } from "@hearthbook/core/errors/not-found"
import { hashToken } from "../../../identity/tokens.ts"
import { countUse } from "../../../rate-limit/rate-limit.ts"
import type { RequestFacts } from "../../../request/request.ts"
import type { Scope } from "../../../request/scope.ts"
import { paths } from "@hearthbook/core/paths/app-paths"
import { addDays, dateToDay, dayIn, dayToDate, dayToMidnight } from "@hearthbook/core/time/days"
import { readPage } from "../../../sql/paging.ts"
import { openFamilyTransaction, openTransaction } from "../../../transaction/transaction.ts"
import { requireStudent } from "../../family/student/student.service.ts"
import { visibleTo } from "./transcript-link.policy.ts"
import type {
  CreatedTranscriptLink,
  PublicTranscriptView,
  TranscriptLinkDraft,
  TranscriptLinkFilter,
  TranscriptLinkView,
} from "./transcript.schema.ts"
import { transcriptContent } from "./transcript.schema.ts"
import { findFinalized } from "./transcript.service.ts"

/** A link is valid for two years at most. */
const mostDays = 731

/** The limit of openings from one address: more than an admissions office needs, and too few to guess a token. */
const openings = { limit: 60, windowSeconds: 600 }

const select = {
  id: true,
  student_id: true,
  expires_on: true,
  made_by: true,
  last_opened_at: true,
  opens: true,
  created_at: true,
} as const satisfies Prisma.transcript_linkSelect
const order = [{ created_at: "desc" as const }, { id: "desc" as const }]

type Row = Prisma.transcript_linkGetPayload<{ select: typeof select }>

function toView({ expires_on, last_opened_at, created_at, ...row }: Row): TranscriptLinkView {
  return {
    ...row,
    expires_on: dayToMidnight(dateToDay(expires_on)),
    last_opened_at: last_opened_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
  }
}

/** The links to a student's transcript, newest first, also those that have expired. NOT_FOUND if the caller may not see the student. */
export async function listTranscriptLinks(scope: Scope, filter: TranscriptLinkFilter): Promise<TranscriptLinkView[]> {
  const { id: student_id, ...page } = filter
  await requireStudent(scope, student_id)
  const rows = await readPage(page, {
    order,
    place: (id) => scope.db.transcript_link.findFirst({ where: { id, AND: visibleTo(scope) }, select }),
    read: ({ take, after }) =>
      scope.db.transcript_link.findMany({
        where: { student_id, AND: [visibleTo(scope), after] },
        select,
        orderBy: order,
        take,
      }),
  })
  return rows.map(toView)
}

/** Makes a link to a finalized transcript. Only its hash is kept. CONFLICT if the transcript is not finalized. */
export async function createTranscriptLink(scope: Scope, draft: TranscriptLinkDraft): Promise<CreatedTranscriptLink> {
  const { id: student_id, expires_on } = draft
  const { db, actor, family_id, now, today, settings } = scope
  await requireStudent(scope, student_id)
  if (expires_on < today || expires_on > addDays(today, mostDays))
    throw fieldError("expires_on", "Choose a day from today to two years on.")
  if (!(await findFinalized(scope, student_id)))
    throw new AppError("CONFLICT", "Finalize the transcript first. A link shows only a final one.")
  const token = randomBytes(32).toString("base64url")
  const data = { family_id, student_id, token_hash: hashToken(token), expires_on: dayToDate(expires_on) }
  const row = await db.transcript_link.create({ data: { ...data, made_by: actor.user_id, created_at: now }, select })
  return { ...toView(row), token, url: settings.app_url + paths.sharedTranscript.replace(":token", token) }
}

/** Revokes a link, which then opens nothing. NOT_FOUND if the caller may not see it. */
export async function deleteTranscriptLink(scope: Scope, id: string): Promise<{ id: string }> {
  return removedId(id, await scope.db.transcript_link.deleteMany({ where: { id, AND: visibleTo(scope) } }), "link")
}

/**
 * The finalized transcript of a link, for anyone. The token is looked up by its hash, so that the time of an answer reveals nothing
 * about it. NOT_FOUND for an unknown, revoked or expired link, and while the transcript is not finalized; RATE_LIMITED.
 */
export async function openTranscriptLink(context: RequestFacts, token: string): Promise<PublicTranscriptView> {
  const now = context.clock()
  const use = { key: `transcript:${context.client_address}`, ...openings, now }
  await openTransaction(context.client, "change", (db) => countUse(db, use))
  const { link, content } = await openTransaction(context.client, "read", async (db) => {
    const link = await db.transcript_link.findUnique({
      where: { token_hash: hashToken(token) },
      select: {
        id: true,
        family_id: true,
        expires_on: true,
        family: { select: { time_zone: true } },
        student: { select: { transcript: { select: { content: true, finalized_at: true } } } },
      },
    })
    const isOpen = link && dayIn(link.family.time_zone, now) <= dateToDay(link.expires_on)
    const open = found(isOpen ? link : null, "transcript")
    const kept = found(open.student.transcript, "transcript")
    const content = transcriptContent.parse(kept.content)
    return { link: open, content: { ...content, official: true, finalized_at: kept.finalized_at.toISOString() } }
  })
  await noteOpening(context, link, now)
  return content
}

/** Counts an opening in one statement, so that two at once both count. The row does not count as changed. */
async function noteOpening(
  { client, settings }: RequestFacts,
  { id, family_id }: { id: string; family_id: string },
  now: Date,
): Promise<void> {
  await openFamilyTransaction({ client, settings, family_id }, "change", async (db) => {
    await db.$executeRaw`
      UPDATE transcript_link SET opens = opens + 1, last_opened_at = ${now}
      WHERE id = ${id}::uuid AND family_id = ${family_id}::uuid`
  })
}
