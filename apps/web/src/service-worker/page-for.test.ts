import { expect, test } from "vitest"
import { pageFor } from "./page-for.ts"

const release = { pages: ["/dashboard", "/student/dashboard"], shell: "/app", open: ["/", "/help", "/terms"] }

test("a daily page has its own page, and other addresses of the app have the shell", () => {
  expect(pageFor("/dashboard", release)).toBe("/dashboard")
  expect(pageFor("/student/dashboard/", release)).toBe("/student/dashboard")
  expect(pageFor("/students/0190a0a0", release)).toBe("/app")
  expect(pageFor("/apiary", release)).toBe("/app")
})

test("the API, files and public pages come from the network", () => {
  for (const path of ["/", "/help", "/terms", "/api/docs", "/api/v1/files/1", "/dev/mailbox", "/robots.txt"]) {
    expect([path, pageFor(path, release)]).toEqual([path, null])
  }
})
