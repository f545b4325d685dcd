import { expect, test } from "vitest"
import { headlineOf, type DueNotification } from "./notification-messages.ts"

const about = (child: string): DueNotification => ({
  kind: "work_submitted",
  title: `${child} turned in Essay`,
  body: null,
  child,
  assignment_id: null,
  day: null,
})

test("a headline names a child only if all notifications are about it", { tags: ["students.same-first-name"] }, () => {
  expect(headlineOf([about("Anna B."), about("Anna B.")])).toMatch(/^Anna B\. /)
  expect(headlineOf([about("Anna B."), about("Anna C.")])).not.toContain("Anna")
})
