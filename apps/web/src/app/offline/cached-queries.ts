import type { Query, QueryClient, QueryKey } from "@tanstack/react-query"
import type { SealedBox } from "../../session/sealed-box.ts"
import { isRefused } from "./refused-answers.ts"

/** An answer of the server as it is kept, with the time it came in milliseconds since 1970. */
export type KeptAnswer = { key: QueryKey; data: unknown; at: number }
/** The answers of one build. Another build may expect other fields. */
type KeptAnswers = { build: string; answers: KeptAnswer[] }

/** The queries that are kept: what the dashboard, the week, attendance, the schedule and a child's day show. */
const keptPaths: ReadonlySet<string> = new Set([
  "auth.whoami",
  "dashboard.overview",
  "planner.inRange",
  "students.list",
  "students.names",
  "attendance.list",
  "attendance.streaks",
  "schoolDays.inRange",
  "schoolDays.ofStudents",
  "schedule.list",
  "events.list",
  "lessons.list",
  "lessons.byId",
  "assignments.list",
  "assignments.counts",
  "assignments.byId",
  "submissions.list",
  "curriculum.list",
  "curriculum.names",
  "grades.list",
  "time.list",
])

/** Milliseconds after which an answer is not kept any longer: a week. */
const longest = 7 * 24 * 60 * 60_000
/** The most that is kept, in characters of JSON. A week of six children is a tenth of it. */
const mostCharacters = 3_000_000

const place = "answers"

/** Returns the procedure of a query, as 'planner.inRange', or null for a query of another kind. */
export function pathOf([path]: QueryKey): string | null {
  return Array.isArray(path) && path.every((part) => typeof part === "string") ? path.join(".") : null
}

export function isKept(query: Pick<Query, "queryKey">): boolean {
  const path = pathOf(query.queryKey)
  return path !== null && keptPaths.has(path)
}

/** Returns the answers to keep: the newest ones that are at most a week old and fit. */
export function chooseAnswers(answers: KeptAnswer[], now: number): KeptAnswer[] {
  let room = mostCharacters
  return answers
    .filter(({ at }) => now - at < longest)
    .toSorted((one, other) => other.at - one.at)
    .filter((answer) => {
      const size = JSON.stringify(answer).length
      if (size > room) return false
      room -= size
      return true
    })
}

/** Reads the answers that the same build has kept. */
export async function readAnswers(box: SealedBox, now: number): Promise<KeptAnswer[]> {
  const kept = (await box.read(place)) as KeptAnswers | null
  return kept?.build === thisBuild() ? chooseAnswers(kept.answers, now) : []
}

/** Keeps what the page has, and what other pages had before, except what the server has refused meanwhile. */
export async function writeAnswers(box: SealedBox, client: QueryClient, now: number): Promise<void> {
  const queries = client.getQueryCache().findAll({ predicate: isKept })
  const current = queries
    .filter(({ state }) => state.status === "success")
    .map(({ queryKey, state }) => ({ key: queryKey, data: state.data, at: state.dataUpdatedAt }))
  const refused = queries
    .filter(({ state }) => isRefused(state.error))
    .map(({ queryKey, state }) => ({ key: queryKey, at: state.errorUpdatedAt }))
  const isOutdated = ({ key, at }: KeptAnswer) => {
    const name = JSON.stringify(key)
    const isNamed = (other: { key: QueryKey }) => JSON.stringify(other.key) === name
    // Another tab may have had an answer since.
    return current.some(isNamed) || refused.some((other) => isNamed(other) && at <= other.at)
  }
  const before = (await readAnswers(box, now)).filter((answer) => !isOutdated(answer))
  await box.write(place, {
    build: thisBuild(),
    answers: chooseAnswers([...current, ...before], now),
  } satisfies KeptAnswers)
}

/** The name of the entry script, which differs between builds. */
export function thisBuild(): string {
  const { src = "" } = document.querySelector<HTMLScriptElement>('script[type="module"][src]') ?? {}
  return src.slice(src.lastIndexOf("/") + 1).replace(/\.js$/, "")
}
