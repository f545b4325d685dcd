import { chance, pick } from "../../load/families/chance.ts"
import { askAs, field, type Answer, type Ask } from "./ask.ts"
import { markState, markKey, workState, workKey, type Work } from "./row-states.ts"
import type { Writer } from "./writers.ts"
import type { Ledger, Outcome } from "./ledger.ts"

/** The target and the callbacks of writers. */
export type Desk = {
  url: string
  ledger: Ledger
  /** Prefix of each title, which makes it unique. */
  round: number
  seed: number
  /** Called with each response, or null if there was none. */
  onAnswer: (answer: Answer | null) => void
  isOver: () => boolean
}

const statuses = ["present", "absent", "late", "excused"] as const
/** Below the limit of a hundred uploads per user and hour. */
const maxFiles = 80

/** Writes continuously until it is over and records the results in the ledger. */
export async function keepWriting(desk: Desk, writer: Writer): Promise<void> {
  const ask = askAs(desk.url, writer.token)
  let files = 0
  for (let step = 0; !desk.isOver(); step++) {
    const at = [desk.seed, desk.round, Number(writer.name.replace(/\D/g, "")), step] as const
    const turn = { desk, writer, ask, at }
    const row = choose(turn)
    const luck = chance(...at, 1)
    if (!row || luck < 0.35) await setWork(turn)
    else if (luck < 0.55) await mark(turn)
    else if (luck < 0.75) await changeWork(turn, row)
    else if (luck < 0.87) await gradeWork(turn, row)
    else if (luck < 0.93 || files >= maxFiles) await turnInText(turn, row)
    else if (luck < 0.97) await turnInFile(turn, row, ++files)
    else await removeWork(turn, row)
  }
}

type Turn = { desk: Desk; writer: Writer; ask: Ask; at: readonly [number, number, number, number] }
type Row = { key: string; id: string; work: Work }

/** Returns an assignment of this writer without a pending change, or null if there is none yet. */
function choose({ desk: { ledger }, writer, at }: Turn): Row | null {
  const own = [...ledger.entries].flatMap(([key, { id, known, unanswered }]): Row[] =>
    key.startsWith(workKey(`${writer.name} `)) && id && known && unanswered === undefined
      ? [{ key, id, work: known as Work }]
      : [],
  )
  // Usually a recent one, because a kill would lose the latest writes.
  return own[own.length - 1 - Math.floor(chance(...at, 2) * Math.min(own.length, 20))] ?? null
}

async function setWork({ desk, writer, ask, at }: Turn): Promise<void> {
  const title = `${writer.name} round ${at[1]} step ${at[3]}`
  const points = 10 + Math.floor(chance(...at, 3) * 90)
  const draft = { curriculum_id: writer.curriculum_id, title, points_possible: points, due_date: "2026-09-20" }
  const becoming = workState({ version: 1, points, status: "assigned", grade: null, handed_in: [] })
  let id: string | undefined
  const entry = await desk.ledger.write(workKey(title), becoming, async () => {
    const answer = await ask("POST", "/assignments", draft)
    if (answer?.status === 200) id = field(answer.body, "id")
    return outcomeOf(desk, answer)
  })
  entry.id = id
}

async function mark({ desk, writer, ask, at }: Turn): Promise<void> {
  const day = new Date(Date.UTC(2026, 0, 1 + Math.floor(chance(...at, 4) * 200)))
  const date = day.toISOString().slice(0, 10)
  const key = markKey(writer.name, date)
  if (desk.ledger.entries.get(key)?.unanswered !== undefined) return
  const status = pick(statuses, ...at, 5)
  const { student_id } = writer
  await desk.ledger.write(key, markState(status), async () =>
    outcomeOf(desk, await ask("POST", "/attendance", { student_id, date, status })),
  )
}

/** Changes an assignment by its version, so that a repeated change would be refused. */
async function changeWork({ desk, ask, at }: Turn, { key, id, work }: Row): Promise<void> {
  const points = 100 + Math.floor(chance(...at, 6) * 100)
  // The points of a graded assignment are fixed.
  if (work.grade !== null) return
  const { version } = work
  await desk.ledger.write(key, workState({ ...work, points, version: version + 1 }), async () =>
    outcomeOf(desk, await ask("PUT", `/assignments/${id}`, { points_possible: points, version })),
  )
}

async function gradeWork({ desk, ask, at }: Turn, { key, id, work }: Row): Promise<void> {
  const grade = Math.floor(chance(...at, 7) * work.points)
  const graded = workState({ ...work, grade, status: "graded", version: work.version + 1 })
  await desk.ledger.write(key, graded, async () =>
    outcomeOf(desk, await ask("POST", "/grades", { assignment_id: id, points_earned: grade })),
  )
}

async function turnInText({ desk, ask, at }: Turn, { key, id, work }: Row): Promise<void> {
  if (work.grade !== null) return
  const text = `Answer ${at.join(" ")}`
  await desk.ledger.write(key, submitted(work, text), async () =>
    outcomeOf(desk, await ask("POST", `/assignments/${id}/submissions`, { text })),
  )
}

async function turnInFile({ desk, ask, at }: Turn, { key, id, work }: Row, number: number): Promise<void> {
  if (work.grade !== null) return
  const text = `%PDF-1.4\n% ${at.join(" ")}\nstartxref\n0\n%%EOF\n`
  const sent = await ask("POST", `/assignments/${id}/files?name=${number}.pdf`, new TextEncoder().encode(text))
  desk.onAnswer(sent)
  if (sent?.status !== 200) return
  const file_ids = [field(sent.body, "id")]
  await desk.ledger.write(key, submitted(work, `file ${text}`), async () =>
    outcomeOf(desk, await ask("POST", `/assignments/${id}/submissions`, { file_ids })),
  )
}

function submitted(work: Work, what: string) {
  const { version, handed_in } = work
  return workState({ ...work, status: "submitted", version: version + 1, handed_in: [...handed_in, what] })
}

async function removeWork({ desk, ask }: Turn, { key, id }: Row): Promise<void> {
  await desk.ledger.write(key, null, async () => outcomeOf(desk, await ask("DELETE", `/assignments/${id}`)))
}

/** Returns the result of a change. A 5xx response leaves open if it took effect, like a missing one. */
function outcomeOf({ onAnswer }: Desk, answer: Answer | null): Outcome {
  onAnswer(answer)
  if (answer === null || answer.status >= 500) return "unanswered"
  return answer.status < 300 ? "acknowledged" : "refused"
}
