import { expect, test } from "vitest"
import { toastLift } from "./toast-lift.ts"

const toast = { top: 700, bottom: 780, left: 400, right: 760 }
const control = (top: number, bottom: number) => ({ top, bottom, left: 500, right: 600 })

test("a toast above or beside a control stays where it is", { tags: ["site.toasts"] }, () => {
  expect(toastLift(toast, control(600, 640))).toBe(0)
  expect(toastLift(toast, { ...control(720, 760), left: 0, right: 200 })).toBe(0)
})

test("a toast over the control is lifted above it", { tags: ["site.toasts"] }, () => {
  expect(toastLift(toast, control(740, 776))).toBe(48)
  expect(toastLift(toast, control(690, 710))).toBe(98)
})

test("a control that leaves no room above it, such as a large area, does not lift the toast", () => {
  expect(toastLift(toast, control(40, 790))).toBe(0)
})
