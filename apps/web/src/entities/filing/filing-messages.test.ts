import { dayToMidnight } from "@hearthbook/core/time/days"
import { expect, test } from "vitest"
import { dueWordsOf, isNear } from "./filing-messages.ts"

const today = "2026-11-26"
const open = { done_on: null, skipped: false, opens_on: null }
const filing = { ...open, due_date: dayToMidnight("2026-12-08"), pack_filing_id: "notice" }

test("a filing says when it is due, or that it is done", { tags: ["requirements.filing"] }, () => {
  expect(dueWordsOf(filing, today)).toBe("Due Dec 8 · in 12 days")
  expect(dueWordsOf(filing, "2026-12-08")).toBe("Due Dec 8 · today")
  expect(dueWordsOf(filing, "2026-12-11")).toBe("Due Dec 8 · 3 days late")
  expect(dueWordsOf({ ...filing, opens_on: dayToMidnight("2026-12-01") }, today)).toBe(
    "Due Dec 8 · from Dec 1 · in 12 days",
  )
  expect(dueWordsOf({ ...filing, due_date: null }, today)).toBe("No due date yet")
  expect(dueWordsOf({ ...filing, pack_filing_id: null, due_date: null }, today)).toBe("No due date")
  expect(dueWordsOf({ ...filing, skipped: true }, today)).toBe("Not needed")
  expect(dueWordsOf({ ...filing, done_on: dayToMidnight("2026-11-20") }, today)).toBe("Done Nov 20")
})

test("what is open and due within two weeks, or late, is near", { tags: ["requirements.filing"] }, () => {
  expect(isNear(filing, today)).toBe(true)
  expect(isNear(filing, "2026-11-20")).toBe(false)
  expect(isNear({ ...filing, done_on: dayToMidnight("2026-11-20") }, today)).toBe(false)
  expect(isNear({ ...filing, due_date: null }, today)).toBe(false)
})
