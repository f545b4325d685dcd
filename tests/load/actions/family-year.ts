import { addDays, mondayOf } from "@hearthbook/core/time/days"
import { actions, type Member, type Share } from "./actions.ts"
import type { LoadRequest } from "./send.ts"

/** A lesson that is not done yet, and its next version. */
type OpenLesson = { member: Member; id: string; versions: { next: number } }
export type YearShare = Share & { lessons: OpenLesson[] }

/** An action of a school year of 180 days: how often a family with three children does it, and the request. */
export type YearAction = { name: string; a_year: number; request: (share: YearShare, turn: number) => LoadRequest }

const known = (name: string, a_year: number): YearAction => {
  const action = actions.find((each) => each.name === name)
  if (!action) throw new Error(`There is no action ${name}.`)
  return { name, a_year, request: (share, turn) => action.request(share, turn, "trpc") }
}

const of = <Item>(items: Item[], turn: number): Item => {
  const item = items[turn % items.length]
  if (item === undefined) throw new Error("There are no rows to act on.")
  return item
}

const post = ({ token }: Member, procedure: string, input: object): LoadRequest => ({
  method: "POST",
  path: `/api/trpc/${procedure}?batch=1`,
  token,
  body: { 0: input },
  address: "10.0.0.1",
})

/**
 * A typical year: two adults open the dashboard five times a school day and the week twice. Each child has three lessons a day
 * that are ticked, and one piece of work that is graded.
 */
export const familyYear: YearAction[] = [
  known("sign in", 50),
  known("open dashboard", 900),
  {
    name: "open the week",
    a_year: 360,
    request({ usual, today }, turn) {
      const { token } = of(usual, turn)
      const start_date = mondayOf(today)
      const input = encodeURIComponent(JSON.stringify({ 0: { start_date, end_date: addDays(start_date, 6) } }))
      return { method: "GET", path: `/api/trpc/planner.inRange?batch=1&input=${input}`, token, address: "10.0.0.1" }
    },
  },
  known("open attendance week", 180),
  {
    name: "mark a day for three",
    a_year: 180,
    request({ usual, class_days }, turn) {
      const member = of(usual, turn)
      const date = of(class_days, Math.floor(turn / usual.length))
      const records = member.family.children.map(({ id }, place) => {
        return { student_id: id, date, status: (turn + place) % 9 === 0 ? "late" : "present" }
      })
      return post(member, "attendance.markAll", { records })
    },
  },
  {
    name: "tick a lesson",
    a_year: 1620,
    request({ lessons }, turn) {
      const { member, id, versions } = of(lessons, turn)
      // Ticked and taken back in turn.
      const version = versions.next++
      return post(member, "lessons.update", { id, version, status: version % 2 === 1 ? "done" : "planned" })
    },
  },
  known("open 100 assignments", 180),
  known("grade one", 540),
]
