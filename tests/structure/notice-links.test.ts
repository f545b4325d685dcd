import { roles } from "@hearthbook/api/permissions"
import { notificationKinds } from "@hearthbook/api/schemas/notification"
import { expect, test } from "vitest"
import { notificationUrl } from "../../apps/web/src/features/notifications/notification-url.ts"
import { paths } from "../../apps/web/src/lib/paths.ts"
import { noticePath } from "../../packages/api/src/modules/notification/notice-links.ts"

// A mail and a push message are written where the web app's addresses are not known; these must be the same ones.
const assignment_id = "0199a000-0000-7000-8000-000000000000"

/** A child is told of its work alone. */
const told = roles.flatMap((role) =>
  notificationKinds
    .filter((kind) => role !== "student" || kind === "assignment_set" || kind === "work_graded")
    .map((kind) => [role, kind] as const),
)

test.each(told)("a mail leads a %s who is told of %s where the bell leads", (role, kind) => {
  const day = kind === "absence_recorded" ? "2026-09-14" : null
  const row = { id: assignment_id, title: "", body: null, is_read: false, student_id: null, created_at: "" }
  const shown = { ...row, kind, assignment_id, day: day && `${day}T00:00:00.000Z` }
  expect(noticePath(role, [{ kind, assignment_id, day }])).toBe(notificationUrl(role, shown))
})

test.each(told)("one that tells a %s of several (%s) leads to a page that there is", (role, kind) => {
  const notice = { kind, assignment_id, day: "2026-09-14" }
  const [page] = noticePath(role, [notice, notice]).split("?")
  expect(Object.values(paths)).toContain(page)
})
