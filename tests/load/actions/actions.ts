import { addDays, mondayOf, type Day } from "@hearthbook/core/time/days"
import { loadPassword } from "../families/generate.ts"
import type { LoadFamily } from "../families/load-family.ts"
import type { LoadRequest } from "./send.ts"

/** A signed-in parent. */
export type Member = { family: LoadFamily; token: string }
export type Gradable = { member: Member; assignment_id: string; possible: number }

/** A client's share of the families, which no other client uses. */
export type Share = {
  client: number
  usual: Member[]
  large: Member[]
  gradable: Gradable[]
  today: Day
  class_days: Day[]
}

/** Transports: tRPC as in the web app, with its batches, and the public API. */
export const ways = ["trpc", "rest"] as const
export type Way = (typeof ways)[number]

export type Action = {
  name: string
  kind: "read" | "write"
  /** Returns the request of a client's turn. */
  request: (share: Share, turn: number, way: Way) => LoadRequest
  /** Turns after which a client must stop until the data is reset; undefined if unlimited. */
  turns?: (share: Share) => number
}

/** User actions: the request of one click in the web app, and its equivalent in the public API. */
export const actions: Action[] = [
  {
    name: "sign in",
    kind: "write",
    request(share, turn, way) {
      const { family } = of(share.usual, turn)
      const body = { email: family.parent.email, password: loadPassword, remember_me: true }
      return {
        method: "POST",
        path: way === "trpc" ? "/api/trpc/auth.login" : "/api/v1/auth/login",
        body,
        address: addressOf(family),
      }
    },
  },
  {
    name: "open dashboard",
    kind: "read",
    request: (share, turn, way) =>
      get(of(share.usual, turn), {
        trpc: batched([["dashboard.overview"]]),
        rest: "/api/v1/dashboard",
        way,
      }),
  },
  {
    name: "open attendance week",
    kind: "read",
    request(share, turn, way) {
      const start_date = mondayOf(share.today)
      const end_date = addDays(start_date, 6)
      const date = end_date < share.today ? end_date : share.today
      const range = { start_date, end_date }
      return get(of(share.usual, turn), {
        trpc: batched([
          ["attendance.list", range],
          ["attendance.streaks", { date }],
        ]),
        rest: `/api/v1/attendance?start_date=${start_date}&end_date=${end_date}`,
        way,
      })
    },
  },
  {
    name: "mark a day for 30",
    kind: "write",
    request(share, turn, way) {
      const member = of(share.large, turn)
      const date = of(share.class_days, Math.floor(turn / share.large.length))
      const { children } = member.family
      // All are present except one late and one absent student, who change each time.
      const records = children.map(({ id }, place) => {
        const status = place === turn % 30 ? "absent" : place === (turn + 11) % 30 ? "late" : "present"
        return { student_id: id, date, status }
      })
      return post(member, { trpc: "attendance.markAll", rest: "/attendance/bulk", way }, { records })
    },
  },
  {
    name: "open 100 assignments",
    kind: "read",
    request: (share, turn, way) =>
      get(of(share.usual, turn), {
        // 50 open and 50 graded assignments, like the page shows.
        trpc: batched([
          ["assignments.list", { status: "open", order: "earliest_due", limit: 50 }],
          ["assignments.list", { status: "graded", order: "latest_due", limit: 50 }],
          ["assignments.counts", {}],
        ]),
        rest: "/api/v1/assignments?limit=100",
        way,
      }),
  },
  {
    name: "grade one",
    kind: "write",
    // An assignment is graded once, because the version does not allow a second time.
    turns: ({ gradable }) => gradable.length,
    request(share, turn, way) {
      const { member, assignment_id, possible } = of(share.gradable, turn)
      const points_earned = Math.round(possible * (0.6 + (turn % 40) / 100) * 2) / 2
      const draft = { assignment_id, points_earned, feedback: "Neat work, and every step is there.", version: 0 }
      return post(member, { trpc: "grades.record", rest: "/grades", way }, draft)
    },
  },
]

function of<Item>(items: Item[], turn: number): Item {
  const item = items[turn % items.length]
  if (!item) throw new Error("There are no rows to act on.")
  return item
}

/** Returns the path of a batch of queries, like the web app's client. */
export function batched(questions: [string, object?][]): string {
  const inputs = Object.fromEntries(questions.map(([, input], place) => [place, input]))
  return `/api/trpc/${questions.map(([path]) => path).join(",")}?batch=1&input=${encodeURIComponent(JSON.stringify(inputs))}`
}

type Ways = { trpc: string; rest: string; way: Way }

function get({ family, token }: Member, { trpc, rest, way }: Ways): LoadRequest {
  return { method: "GET", path: way === "trpc" ? trpc : rest, token, address: addressOf(family) }
}

function post({ family, token }: Member, { trpc, rest, way }: Ways, input: object): LoadRequest {
  const path = way === "trpc" ? `/api/trpc/${trpc}?batch=1` : `/api/v1${rest}`
  return { method: "POST", path, token, body: way === "trpc" ? { 0: input } : input, address: addressOf(family) }
}

/** Returns a different client address for each family. */
export function addressOf({ index }: LoadFamily): string {
  return `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`
}
