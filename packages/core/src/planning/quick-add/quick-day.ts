import { addDays, mondayOf, nextWeekday, weekdays, type Day } from "../../time/days.ts"
import { readDay } from "../../time/read-day.ts"
import type { QuickContext } from "./quick-types.ts"
import type { Word } from "./quick-labels.ts"

/** A day in a line: how many words it takes, and true if it says until when. */
export type FoundDay = { length: number; day: Day; is_due: boolean }

/** Words before a day. */
const leads = new Set(["on", "by", "due", "for"])

/** Words whose numbers are no day: 'p. 1/2', 'lesson 3/4'. */
const counted = /^(p|pp|pg|page|pages|ch|chapter|chapters|lesson|lessons|unit|units|ex|no|nr|part|problem|problems|of)$/

/**
 * Reads a day at a word: 'today', 'fri', 'next friday', '12/1', 'Dec 1' or '1 December 2026', after 'on', 'by', 'due' or 'for'. A weekday
 * is the next one, which may be today. Null if there is none.
 */
export function findDay(words: Word[], at: number, context: QuickContext): FoundDay | null {
  const lead = leadLength(words, at)
  const found = dayAt(words, at + lead, context)
  if (!found) return null
  const is_due = words.slice(at, at + lead).some(({ key }) => key === "due" || key === "by")
  return { length: lead + found.length, day: found.day, is_due }
}

/** The number of words before the day: 'due', or 'due on'. */
function leadLength(words: Word[], at: number): number {
  if (!leads.has(words[at]?.key ?? "")) return 0
  return words[at]?.key === "due" && leads.has(words[at + 1]?.key ?? "") ? 2 : 1
}

function dayAt(words: Word[], at: number, context: QuickContext): Omit<FoundDay, "is_due"> | null {
  const { calendar, date_format } = context
  const [first = "", second = "", third = ""] = words.slice(at, at + 3).map(({ key }) => key)
  if (first === "next") {
    const day = weekdayFrom(second, addDays(mondayOf(calendar.today), 7))
    return day ? { length: 2, day } : null
  }
  const near = weekdayFrom(first, calendar.today) ?? nearDay(first, context)
  if (near) return { length: 1, day: near }
  if (isMonthAndDate(first, second)) {
    const dated = /^\d{4}$/.test(third) ? readDay(`${first} ${second} ${third}`, date_format) : null
    if (dated) return { length: 3, day: dated }
    const day = readDay(`${first} ${second}`, date_format, calendar)
    return day ? { length: 2, day } : null
  }
  const isNumeric = /^\d{1,2}\/\d{1,2}(\/\d{2}|\/\d{4})?$|^\d{4}-\d{1,2}-\d{1,2}$/.test(first)
  if (!isNumeric || counted.test(words[at - 1]?.key ?? "")) return null
  const day = readDay(first, date_format, calendar)
  return day ? { length: 1, day } : null
}

function nearDay(word: string, { calendar, date_format }: QuickContext): Day | null {
  if (word === "tmr" || word === "tmrw") return addDays(calendar.today, 1)
  return ["today", "tomorrow", "yesterday"].includes(word) ? readDay(word, date_format, calendar) : null
}

/** The weekday on a day or after it, by its name or an abbreviation of at least three letters. */
function weekdayFrom(word: string, from: Day): Day | null {
  const weekday = word.length < 3 ? undefined : weekdays.find((name) => name === word || isShort(word, name))
  return weekday ? nextWeekday(weekday, from) : null
}

/** 'fri', 'tues' and 'thurs'. */
function isShort(word: string, weekday: string): boolean {
  return word.length <= 5 && weekday.slice(0, -3).startsWith(word)
}

function isMonthAndDate(first: string, second: string): boolean {
  const isMonth = (word: string) => /^(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*$/.test(word)
  const isDate = (word: string) => /^\d{1,2}(st|nd|rd|th)?$/.test(word)
  return (isMonth(first) && isDate(second)) || (isDate(first) && isMonth(second))
}
