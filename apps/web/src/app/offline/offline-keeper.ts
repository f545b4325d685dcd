import type { Query, QueryClient } from "@tanstack/react-query"
import { changeKeeper } from "../../api/waiting-link.ts"
import { outage } from "../../api/server-outage.ts"
import { answerPolicy } from "../../session/drafts/answer-policy.ts"
import { Drafts } from "../../session/drafts/drafts.ts"
import { keptAnswersName, keptChangesName, keptKey } from "../../session/kept-data.ts"
import { SealedBox } from "../../session/sealed-box.ts"
import { changeInData } from "./change-in-data.ts"
import { ChangeQueue } from "./change-queue.ts"
import { isKept, writeAnswers } from "./cached-queries.ts"
import { isRefused } from "./refused-answers.ts"
import { keepChanges } from "./keep-changes.ts"
import { sendChange } from "./send-change.ts"
import { nextChange, type WaitingChange } from "./waiting-changes.ts"
import { waitingStore } from "./waiting-store.ts"

/** Milliseconds after an answer until all of them are kept. */
const pause = 1000
/** Milliseconds until changes are sent again after a failure other than an outage. */
const retryPause = 15_000

/**
 * Keeps one person's last known data and changes in this browser while they are signed in. Returns a function that stops it; what is kept
 * stays.
 */
export async function keepOffline(client: QueryClient, user_id: string): Promise<() => void> {
  const answers = await SealedBox.open(keptAnswersName(user_id))
  const changes = await SealedBox.open(keptChangesName(user_id))
  const tabs = new BroadcastChannel(`hearthbook.changes.${user_id}`)
  let isStopped = false
  let writing: ReturnType<typeof setTimeout> | undefined
  let retrying: ReturnType<typeof setTimeout> | undefined

  const queue = new ChangeQueue({
    box: changes,
    send: sendChange,
    runAlone: (name, work) => navigator.locks.request(`hearthbook.${name}.${user_id}`, work),
  })

  let writes = 0
  const writeNow = () => {
    clearTimeout(writing)
    writing = undefined
    if (isStopped) return
    const turn = (writes += 1)
    const noteKept = () => {
      if (turn === writes && !isStopped) localStorage.setItem(keptKey, user_id)
    }
    // A full browser keeps less, which must not disturb the page.
    writeAnswers(answers, client, Date.now()).then(noteKept, () => undefined)
  }
  const writeSoon = () => void (writing ??= setTimeout(writeNow, pause))
  const onHidden = () => document.visibilityState === "hidden" && writing !== undefined && writeNow()

  const flush = async () => {
    clearTimeout(retrying)
    if (isStopped || nextChange(await queue.load()) === null) return
    const { saved, refused } = await queue.flush()
    if (isStopped) return
    keepRefusedAnswers(user_id, refused)
    if (saved + refused.length > 0) {
      tabs.postMessage("sent")
      await client.invalidateQueries()
    }
    if (nextChange(queue.read()) && !outage.read()) retrying = setTimeout(() => void flush(), retryPause)
  }
  const onKept = () => {
    showWaiting(client, queue.read())
    tabs.postMessage("kept")
    // Resolves when the server is in reach, or at once if one answer was lost.
    void outage.check().then(flush)
  }
  tabs.onmessage = async ({ data }) => {
    showWaiting(client, await queue.load())
    if (data === "sent") void client.invalidateQueries()
  }

  await queue.load()
  showWaiting(client, queue.read())
  changeKeeper.keep = keepChanges({ client, queue, outage, onKept })
  waitingStore.follow({ queue, flush })
  const stopOutage = outage.subscribe(() => void (!outage.read() && flush()))
  const stopAnswers = client.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || !isKept(event.query)) return
    if (event.action.type === "error" && isRefused(event.action.error)) writeSoon()
    if (event.action.type !== "success") return
    // An answer from before the changes were sent.
    if (!event.action.manual) showWaitingIn(client, event.query as Query, queue.read())
    writeSoon()
  })
  // A page that is reloaded right after a change must not start with the answers from before it.
  const stopSaves = client.getMutationCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success") return
    localStorage.removeItem(keptKey)
    writeNow()
  })
  document.addEventListener("visibilitychange", onHidden)
  // The first page of a person says at once that its successors have something to wait for.
  if (localStorage.getItem(keptKey) === user_id) writeSoon()
  else writeNow()
  void flush()

  return () => {
    isStopped = true
    clearTimeout(writing)
    clearTimeout(retrying)
    changeKeeper.keep = () => null
    waitingStore.follow(null)
    stopOutage()
    stopAnswers()
    stopSaves()
    document.removeEventListener("visibilitychange", onHidden)
    tabs.close()
    queue.close()
    answers.close()
    changes.close()
  }
}

/** Shows the waiting changes in every answer that has their rows. */
function showWaiting(client: QueryClient, changes: WaitingChange[]): void {
  for (const query of client.getQueryCache().findAll({ predicate: isKept })) showWaitingIn(client, query, changes)
}

function showWaitingIn(client: QueryClient, query: Query, changes: WaitingChange[]): void {
  const { data, dataUpdatedAt, isInvalidated } = query.state
  const shown = changes
    .filter(({ refusal }) => refusal === null)
    .reduce<unknown>((current, change) => changeInData(query.queryKey, current, change), data)
  if (shown === data) return
  client.setQueryData(query.queryKey, shown, { updatedAt: dataUpdatedAt })
  if (isInvalidated) query.invalidate()
}

/** Puts an answer that was refused back, for the child to copy or turn in again. */
function keepRefusedAnswers(user_id: string, refused: WaitingChange[]): void {
  const drafts = new Drafts(answerPolicy, localStorage, user_id)
  for (const { path, input } of refused) {
    if (path === "submissions.create" && typeof input.text === "string")
      drafts.save(String(input.assignment_id), input.text)
  }
}
