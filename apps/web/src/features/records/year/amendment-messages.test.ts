import { expect, test } from "vitest"
import { changedFields } from "./amendment-messages.ts"

test("an amendment says what was before and after", { tags: ["requirements.amendments"] }, () => {
  const before = { id: "1", student_id: "2", status: "present", fraction: 1, minutes: null, updated_at: "a" }
  expect(changedFields({ before, after: { ...before, status: "absent", minutes: 90, updated_at: "b" } })).toBe(
    "status: present → absent; minutes: nothing → 90",
  )
  expect(changedFields({ before: null, after: { id: "1", date: "2026-11-25T00:00:00", minutes: 45 } })).toBe(
    "new, date: 2026-11-25; minutes: 45",
  )
  expect(changedFields({ before: { minutes: 45, recorded_on: null }, after: null })).toBe("removed, minutes: 45")
})
