import type { AmendmentView } from "@hearthbook/api/records/amendment"

export const nounWords: Record<AmendmentView["noun"], string> = {
  attendance: "Attendance",
  time: "Time",
  lesson: "Lesson",
  grade: "Grade",
  course_result: "Result",
  requirement: "Requirements",
  filing: "Filing",
}

/** Fields that say nothing to a reader. */
const hidden = /(^id$|_id$|_at$|^version$|^change)/

/** The fields that differ: 'status: present → absent'. Of a new or a removed record, all that it says. */
export function changedFields({ before, after }: Pick<AmendmentView, "before" | "after">): string {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (name) => !hidden.test(name) && write(before?.[name]) !== write(after?.[name]),
  )
  const words = names.map((name) => {
    const [was, is] = [write(before?.[name]), write(after?.[name])]
    return before && after ? `${labelOf(name)}: ${was} → ${is}` : `${labelOf(name)}: ${after ? is : was}`
  })
  const kind = before === null ? "new, " : after === null ? "removed, " : ""
  return kind + words.join("; ")
}

function labelOf(name: string): string {
  return name.replaceAll("_", " ")
}

function write(value: unknown): string {
  if (value === null || value === undefined || value === "") return "nothing"
  if (typeof value === "string") return value.replace(/T00:00:00(\.000)?(Z|\+00:00)?$/, "")
  if (typeof value === "number" || typeof value === "boolean") return String(value)
  return JSON.stringify(value)
}
