import type { Db } from "@hearthbook/db"
import type { Log } from "../../log.ts"
import type { Client, Settings } from "../../request.ts"
import { readDateFormat } from "../../rules/date-format.ts"
import { openUnit } from "../../unit.ts"
import { noticesLetter } from "./notices-letter.ts"
import { queueOptionalMail } from "../mail/optional-mail.ts"
import { deliverPush, type Pushed } from "../push/deliver-push.ts"
import type { SendPush } from "../push/send-push.service.ts"
import { mailSettings } from "../unsubscribe/unsubscribe.schema.ts"
import { listReceivers, readNews, readReceiver, type Receiver } from "./read-news.ts"
import { noticePath } from "./notice-links.ts"
import { pushPayload } from "./push-payload.ts"
import type { Told } from "./notice-words.ts"
import { mailSwitches, pushed } from "./switches.ts"

type Job = {
  client: Client
  clock: () => Date
  log: Log
  settings: Pick<Settings, "app_url" | "auth_secret">
}

/** Receivers read at once. */
const batch = 100
/** Milliseconds after which a call begins no further receiver; the next is a minute away. */
const budget = 30_000
/** Milliseconds for all that a call pushes, however many services keep it waiting. */
const pushBudget = 15_000

/**
 * Writes the mails of what has been told and cannot be undone any more, once, to whom it still concerns, and answers what is
 * to be pushed of it. A receiver's notices are marked in the transaction that writes the mails; what is pushed is pushed
 * after it by `pushNews`, at most once, so that mail need not wait for push services.
 */
export async function announce(job: Job): Promise<{ mails: number; failed: number; messages: Pushed[] }> {
  const begun = job.clock().getTime()
  const done = { mails: 0, failed: 0 }
  const messages: Pushed[] = []
  for (let last: string | undefined; ;) {
    const receivers = await listReceivers(job.client, job.clock(), { after: last, limit: batch })
    for (const receiver of receivers) {
      // One that fails stops none of the others, and has its turn again.
      try {
        const news = await openUnit(job.client, "change", (db) => announceTo(db, job, receiver))
        done.mails += news.mails
        messages.push(...news.messages)
      } catch (err) {
        done.failed += 1
        job.log.error({ err, user_id: receiver.user_id }, "notices not announced")
      }
    }
    last = receivers.at(-1)?.user_id
    if (receivers.length < batch || job.clock().getTime() - begun >= budget) break
  }
  return { ...done, messages }
}

/** Null for `send` where this installation has no keys for it. */
type Push = { client: Client; log: Log; send: SendPush | null }

/** Pushes what was announced, until the time for it is over. Answers how many were taken. */
export async function pushNews(
  { send, ...job }: Push,
  messages: Pushed[],
  deadline: AbortSignal = AbortSignal.timeout(pushBudget),
): Promise<number> {
  return send ? deliverPush({ ...job, send, deadline }, messages) : 0
}

async function announceTo(db: Db, job: Job, receiver: Receiver): Promise<{ mails: number; messages: Pushed[] }> {
  const now = job.clock()
  const news = await readNews(db, receiver, now)
  const reader = news.length > 0 ? await readReceiver(db, receiver, now) : null
  if (!reader) return { mails: 0, messages: [] }
  const { settings, role, subscriptions, email_verified_at } = reader
  let mails = 0
  for (const setting of mailSettings) {
    const [first, ...more] = news.filter(({ kind }) => mailSwitches[kind] === setting)
    if (!first || !email_verified_at || !settings[setting]) continue
    const notices: [Told, ...Told[]] = [first, ...more]
    const url = `${job.settings.app_url}${noticePath(role, notices)}`
    const letter = noticesLetter(
      { ...reader, date_format: readDateFormat(settings.date_format) },
      setting,
      notices,
      url,
    )
    const mail = { family_id: receiver.family_id, reader, setting, letter, now }
    if (await queueOptionalMail(db, job.settings, mail)) mails += 1
  }
  const [first, ...more] = settings.push_assignments ? news.filter(({ kind }) => pushed.includes(kind)) : []
  if (!first) return { mails, messages: [] }
  const payload = pushPayload(role, [first, ...more])
  return { mails, messages: subscriptions.map((subscription) => ({ subscription, payload })) }
}
