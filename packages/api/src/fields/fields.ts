import { z } from "zod"
import "./zod-messages.ts"
import { isAcademicYear } from "../rules/academic-year.ts"
import { limits } from "../rules/limits.ts"

// Postgres cannot store a NUL character, and no person types one.
const noNul = (text: string) => !text.includes("\0")

/**
 * A row's id, in small letters as the database writes it. In a path, the REST adapter answers 404 before this is asked
 * (DECISIONS 38).
 */
export const id = z.guid("That is not an id.").toLowerCase().meta({ description: "UUID" })

/** The id of something that a form lets one choose; `asked` is what it says while nothing is chosen. */
export function chosenId(asked: string) {
  return z.guid(asked).toLowerCase().meta({ description: "UUID" })
}

const versions = "Version must be the number that was read with the row."

const versionNumber = (least = 1) => z.int(versions).min(least, versions).max(2_147_483_647, versions)
const ofVersion = { description: "The version last seen; an older one answers 409" }

/** The version a client last saw; a PUT with an older one is refused (DECISIONS 34i). */
export const version = versionNumber().optional().meta(ofVersion)

/** Of a row that may not be there yet: 0 says that there was none. */
export const versionOrNone = versionNumber(0).optional()

/** True or false in a body. `error` is the message for anything else. */
export function flag(error: string) {
  return z.boolean(error)
}

/** A text that must be there, trimmed and on one line. `label` begins the message: 'Title is required.' */
export function requiredText(label: string, longest: number) {
  return z
    .string(`${label} is required.`)
    .refine(noNul, `${label} has a character that cannot be kept.`)
    .overwrite(onOneLine)
    .refine(isVisible, `${label} is required.`)
    .max(longest, `${label} can have ${longest} characters at most.`)
}

/** A name or a title is one line: breaks within it could pass for text of ours, in a mail for one. */
function onOneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, " ").trim()
}

/** Joiners and marks of direction belong to words and emoji; alone they are nothing that could be read. */
function isVisible(text: string): boolean {
  return /[^\s\p{Cf}]/u.test(text)
}

/** What is looked for in names and titles: words, with nothing in them that a database cannot take. */
export const searchText = z
  .string()
  .trim()
  .max(limits.search, `Search for ${limits.search} characters at most.`)
  .refine(noNul, "That cannot be looked for.")

/** A text that may be empty: trimmed, and kept as null where nothing remains. */
export function optionalText(label: string, longest: number) {
  return z
    .string()
    .trim()
    .max(longest, `${label} can have ${longest} characters at most.`)
    .refine(noNul, `${label} has a character that cannot be kept.`)
    .transform((text) => (text === "" ? null : text))
    .nullable()
    .optional()
}

/** A name or a title that may be missing: on one line, and null where nothing remains. */
export function optionalName(label: string, longest: number) {
  return z
    .string()
    .refine(noNul, `${label} has a character that cannot be kept.`)
    .overwrite(onOneLine)
    .max(longest, `${label} can have ${longest} characters at most.`)
    .transform((text) => (text === "" ? null : text))
    .nullable()
    .optional()
}

/** A link to another site. Only http and https: anything else could run in the reader's page. */
export function optionalLink(label: string) {
  return z
    .string()
    .trim()
    .max(limits.link, `${label} can have ${limits.link} characters at most.`)
    .refine(
      (text) => text === "" || isWebLink(text),
      `${label} must be a web address that begins with http:// or https://.`,
    )
    .transform((text) => (text === "" ? null : text))
    .nullable()
    .optional()
}

function isWebLink(text: string): boolean {
  // 'http:foo' is an address too, of a page of whoever shows the link.
  return /^https?:\/\//i.test(text) && URL.canParse(text) && noNul(text)
}

/** #rrggbb, kept in small letters. */
export const hexColor = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, "Choose a color such as #4f46e5.")
  .toLowerCase()

/** A calendar day, taken as YYYY-MM-DD or as an ISO timestamp whose written day counts (DECISIONS 8); kept as YYYY-MM-DD. */
export function day(label: string) {
  const error = ({ input }: { input?: unknown }) =>
    input === "" || input === undefined || input === null
      ? `${label} is required.`
      : `${label} must be a day such as 2026-09-01.`
  return z
    .union([z.iso.date(), z.iso.datetime({ offset: true, local: true })], { error })
    .transform((text) => text.slice(0, 10))
    .refine((text) => text >= "1900-01-01", `${label} must be a day from 1900 on.`)
}

/**
 * A time of day, taken as HH:MM or as an ISO timestamp whose UTC hour and minute count (DECISIONS 7); kept as HH:MM. No time
 * zone ever moves it.
 */
export function timeOfDay(label: string) {
  const error = ({ input }: { input?: unknown }) =>
    input === "" || input === undefined || input === null
      ? `${label} is required.`
      : `${label} must be a time of day such as 09:30.`
  return z
    .union([z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/), z.iso.datetime({ offset: true, local: true })], { error })
    .transform((text) => (text.length === 5 ? text : wallClockOf(text).slice(11)))
}

/** How a time of day is answered: 1970-01-01T09:30:00.000Z is half past nine (DECISIONS 7). */
export const timeView = z.iso.datetime().meta({ description: "A time of day: the UTC hour and minute" })

/**
 * What the clock on the wall shows on a day, taken as an ISO timestamp whose UTC parts count, or as a day, which is its
 * midnight (DECISIONS 8a); kept as YYYY-MM-DDTHH:MM.
 */
export function wallClock(label: string) {
  const error = ({ input }: { input?: unknown }) =>
    input === "" || input === undefined || input === null
      ? `${label} is required.`
      : `${label} must be a day and time such as 2026-09-01T09:30.`
  return z
    .union([z.iso.date(), z.iso.datetime({ offset: true, local: true })], { error })
    .transform((text) => (text.length === 10 ? `${text}T00:00` : wallClockOf(text)))
    .refine((text) => text >= "1900" && text < "3000", `${label} must be a day from 1900 to 2999.`)
}

/** The UTC parts of an ISO timestamp, to the minute; one without an offset is read as it is written. */
function wallClockOf(timestamp: string): string {
  const isLocal = !/(Z|[+-]\d{2}:?\d{2})$/.test(timestamp)
  return new Date(isLocal ? `${timestamp}Z` : timestamp).toISOString().slice(0, 16)
}

export const wallClockView = z.iso
  .datetime()
  .meta({ description: "What the clock on the wall shows: the UTC parts, whatever the time zone" })

/** How a calendar day is answered: an ISO timestamp at UTC midnight (DECISIONS 8). */
export const dayView = z.iso.datetime().meta({ description: "A calendar day, as its UTC midnight" })
export const momentView = z.iso.datetime()

/** Points of a piece of work: 0 to 100000 with two decimals at most. */
export function points(label: string) {
  const message = `${label} must be a number.`
  return z
    .number(message)
    .min(0, `${label} must be 0 or more.`)
    .max(100_000, `${label} can be 100000 at most.`)
    .multipleOf(0.01, `${label} can have two decimals at most.`)
}

/** Points that were earned: between 0 and what the work is worth, which the service knows, and says (S §5). */
export const earnedPoints = z
  .number("Points must be a number.")
  .multipleOf(0.01, "Points can have two decimals at most.")

/** K and 1 to 12 (S §3). */
export const gradeLevels = ["K", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"] as const
export const gradeLevel = z.enum(gradeLevels, "Choose a grade from K to 12.")
export type GradeLevel = (typeof gradeLevels)[number]

export const academicYear = z
  .string()
  .refine(isAcademicYear, "Choose an academic year of two consecutive years, such as 2026-2027.")

const pageSizes = "Limit must be a whole number from 1 to 500."

/** What every list takes: without `limit` everything, with it one page after `cursor`, the id of the last row seen. */
export const page = z.object({
  limit: z.int(pageSizes).min(1, pageSizes).max(500, pageSizes).optional(),
  cursor: id.optional(),
})
export type Page = z.output<typeof page>

export const byId = z.object({ id })
/** What a DELETE names; with the version last seen nothing is removed that came after: so a quick add is undone. */
export const removal = z.object({ id, version: versionNumber().optional().meta(ofVersion) })
export type Removal = z.output<typeof removal>
export const removed = z.object({ id })
