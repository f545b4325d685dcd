import { pick } from "./chance.ts"
import type { Cell } from "./copy-table.ts"
import { at, gradeName, moment, type LoadFamily, type LoadTime } from "./load-family.ts"
import { rowId } from "./row-id.ts"

/** Generates a table's rows for each family. */
export type TableRows = {
  table: string
  columns: string[]
  rows: (family: LoadFamily, time: LoadTime, password_hash: string) => Iterable<Cell[]>
}

/** The parents' known browser, so that a sign-in is not from a new device. */
export const userAgent =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36"

const colors = ["#0f766e", "#b45309", "#6d28d9", "#be185d", "#1d4ed8", "#4d7c0f", "#b91c1c", "#475569"] as const
const month = 30 * 24 * 60 * 60_000

/** Families, children, users, settings, sessions and related rows. */
export const familyRows: TableRows[] = [
  {
    table: "family",
    columns: ["id", "name", "time_zone", "school_days", "created_at", "updated_at"],
    *rows({ id, last_name, startDay }, { school_days }) {
      const created = moment(at(startDay, 9))
      yield [id, `The ${last_name} family`, "America/New_York", `{${school_days.join(",")}}`, created, created]
    },
  },
  {
    table: "school_year",
    columns: ["id", "family_id", "academic_year", "start_date", "end_date", "school_days"],
    *rows({ id, index }, { years, school_days }) {
      for (const year of years) {
        const [first, next] = year.name.split("-")
        const start = `${first}-07-01`
        // An id must only be unique within its table.
        const year_id = rowId("family", at(start, 9), { family: index, serial: year.index })
        yield [year_id, id, year.name, start, `${next}-06-30`, `{${school_days.join(",")}}`]
      }
    },
  },
  {
    table: "term",
    columns: ["id", "family_id", "school_year_id", "name", "start_date", "end_date"],
    *rows({ id, index }, { years }) {
      for (const year of years) {
        const [first, next] = year.name.split("-")
        const place = { family: index, serial: year.index }
        const year_id = rowId("family", at(`${first}-07-01`, 9), place)
        const halves = [
          [`${first}-07-01`, `${first}-12-31`],
          [`${next}-01-01`, `${next}-06-30`],
        ] as const
        for (const [start, end] of halves)
          yield [rowId("family", at(start, 9), place), id, year_id, "Semester", start, end]
      }
    },
  },
  {
    table: "student",
    columns: ["id", "family_id", "first_name", "last_name", "grade_level", "date_of_birth", "color", "created_at"],
    *rows({ id, last_name, children, startDay, index }, { today }) {
      for (const child of children) {
        const born = `${Number(today.slice(0, 4)) - 6 - child.grade}-${String((index % 12) + 1).padStart(2, "0")}-14`
        const color = colors[child.index % colors.length] ?? colors[0]
        const grade = gradeName(child.grade)
        yield [child.id, id, child.first_name, last_name, grade, born, color, moment(at(startDay, 9, 5))]
      }
    },
  },
  {
    table: "user",
    columns: [
      "id",
      "family_id",
      "role",
      "first_name",
      "last_name",
      "email",
      "password_hash",
      "email_verified_at",
      "created_at",
    ],
    *rows({ id, last_name, parent, teacher, startDay }, _, password_hash) {
      const created = moment(at(startDay, 9))
      for (const { id: user_id, role, first_name, email } of [parent, teacher]) {
        yield [user_id, id, role, first_name, last_name, email, password_hash, created, created]
      }
    },
  },
  {
    table: "settings",
    columns: ["user_id", "family_id", "phone", "email_attendance"],
    *rows({ id, parent, teacher }) {
      yield [parent.id, id, "555-0142", false]
      yield [teacher.id, id, null, true]
    },
  },
  {
    table: "session",
    columns: [
      "id",
      "family_id",
      "user_id",
      "refresh_hash",
      "remember_me",
      "user_agent",
      "client_address",
      "last_seen_at",
      "expires_at",
      "created_at",
    ],
    *rows({ id, parent, session_id, index }, { now }) {
      const seen = moment(now.getTime() - 60_000)
      const ends = moment(now.getTime() + month)
      yield [session_id, id, parent.id, `none ${index}`, true, userAgent, "192.0.2.7", seen, ends, seen]
    },
  },
  {
    table: "notification",
    columns: [
      "id",
      "family_id",
      "user_id",
      "kind",
      "title",
      "body",
      "is_read",
      "student_id",
      "visible_at",
      "announced_at",
      "created_at",
    ],
    *rows({ id, index, parent, children }, { years }) {
      const days = years.at(-1)?.days ?? []
      for (let serial = 0; serial < 25; serial++) {
        const child = pick([children[0] ?? { id: "", first_name: "" }, ...children], index, serial, 5)
        const visible = at(days[serial] ?? "2026-07-06", 19)
        const title = `${child.first_name}'s work is graded`
        const place = { family: index, serial }
        yield [
          rowId("notification", visible, place),
          id,
          parent.id,
          "work_graded",
          title,
          "A-, 92%",
          serial < 22,
          child.id,
          moment(visible),
          moment(visible),
          moment(visible),
        ]
      }
    },
  },
]
