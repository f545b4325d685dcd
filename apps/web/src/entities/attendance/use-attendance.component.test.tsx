import { Button } from "@mantine/core"
import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { renderScreen } from "../../testing/render-screen.tsx"
import { ben, cleo } from "../../testing/sample-family.ts"
import { useAttendance, type MarkChange } from "./use-attendance.ts"

const change_id = "0190a0a0-0000-7000-8000-000000000701"
const at = "2026-11-26T00:00:00.000Z"
const changeOf = (student_id: string): MarkChange => ({
  student_id,
  date: "2026-11-26",
  status: "present",
  stored: null,
})

function Marking({ changes }: { changes: MarkChange[] }) {
  const { mark } = useAttendance()
  return <Button onClick={() => void mark(changes, "Marked present.")}>Mark</Button>
}

function open(changes: MarkChange[]) {
  return renderScreen(<Marking changes={changes} />, {
    "attendance.markAll": ({ records }) =>
      records.map(({ student_id, status }) => ({
        id: student_id,
        student_id,
        date: at,
        status,
        fraction: 1,
        minutes: null,
        recorded_late: false,
        version: 7,
        created_at: at,
        updated_at: at,
        change_id: records.length > 1 ? change_id : null,
      })),
    "changes.undo": () => ({
      change: { id: change_id, kind: "marks", summary: "", user: null, created_at: at, undone_at: at },
      count: 2,
      changed: [],
    }),
  })
}

test("Undo of several marks undoes their change", { tags: ["attendance.undo-many"] }, async () => {
  const { callsOf } = await open([changeOf(ben.id), changeOf(cleo.id)])
  await page.getByRole("button", { name: "Mark" }).click()
  await page.getByRole("button", { name: /^Undo/ }).click()
  await expect.poll(() => callsOf("changes.undo")).toEqual([{ id: change_id }])
  expect(callsOf("attendance.markAll")).toHaveLength(1)
})

test(
  "Undo of a single mark sets the former one, unless it was changed since",
  { tags: ["attendance.mark"] },
  async () => {
    const { callsOf } = await open([changeOf(ben.id)])
    await page.getByRole("button", { name: "Mark" }).click()
    await page.getByRole("button", { name: /^Undo/ }).click()
    await expect
      .poll(() => callsOf("attendance.markAll").at(1))
      .toEqual({ records: [{ student_id: ben.id, date: "2026-11-26", status: null, version: 7 }] })
    expect(callsOf("changes.undo")).toEqual([])
  },
)
