import type { Row } from "./pool.ts"

/** The columns of a child `st` in another row, and of a subject `su`. */
export const childColumns = "st.first_name, st.last_name, st.color, st.grade_level"
export const subjectColumns =
  "su.id AS subject_id, su.name AS subject_name, su.color AS subject_color, su.icon AS subject_icon"

/** The same subject as one JSON value. */
export const subjectObject = "json_build_object('id', su.id, 'name', su.name, 'color', su.color, 'icon', su.icon)"

export type OfChild = Row & { student_id: string }

export function toChild(row: OfChild) {
  const { student_id: id, first_name, last_name, color, grade_level } = row
  return { id, first_name, last_name, color, grade_level }
}

export function toSubject(row: Row) {
  return { id: row["subject_id"], name: row["subject_name"], color: row["subject_color"], icon: row["subject_icon"] }
}

/** Fields that are in nested objects. JSON omits undefined values. */
const moved = {
  first_name: undefined,
  last_name: undefined,
  color: undefined,
  grade_level: undefined,
  subject_name: undefined,
  subject_color: undefined,
  subject_icon: undefined,
}

export function withoutNames<Item extends Row>(row: Item): Item & typeof moved {
  return { ...row, ...moved }
}

/** A child as `shortNames` of the rules reads it, to name it in a notification. */
export type Named = { id: string; first_name: string; last_name: string; grade_level: string }

/** SQL for all children of the family $1 in one JSON value, which is read along with another row. */
export const everyName = `(
  SELECT json_agg(json_build_object('id', n.id, 'first_name', n.first_name, 'last_name', n.last_name, 'grade_level', n.grade_level))
  FROM student n WHERE n.family_id = $1)`
