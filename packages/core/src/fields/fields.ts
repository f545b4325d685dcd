import { z } from "zod"
import "./zod-messages.ts"
import { isAcademicYear } from "../time/academic-year.ts"
import { pointsMessage } from "../grading/letter-grade.ts"
import { limits } from "../limits/limits.ts"
import { cleanText } from "./clean-text.ts"
import { completeLink, hasUserName, isWebLink, withoutUserName } from "./web-link.ts"

// Postgres cannot store NUL characters.
const noNul = (text: string) => !text.includes("\0")

/**
 * A row's id, in lower case as the database writes it. The REST adapter answers 404 for an invalid id in a path before this
 * runs.
 */
export const id = z.guid("This is not a valid id.").toLowerCase().meta({ description: "UUID" })

/** The id of something chosen in a form; `asked` is the message while nothing is chosen. */
export function chosenId(asked: string) {
  return z.guid(asked).toLowerCase().meta({ description: "UUID" })
}

const versions = "Version must be the number that was read with the row."

const versionNumber = (least = 1) => z.int(versions).min(least, versions).max(2_147_483_647, versions)
const ofVersion = { description: "The version last seen; an older one is refused with 409" }

/** The version that a client last saw. An update with an older one is refused. */
export const version = versionNumber().optional().meta(ofVersion)

/** The version of a row that may not exist yet; 0 means that there was none. */
export const versionOrNone = versionNumber(0).optional()

/** True or false in a body. `error` is the message for any other value. */
export function flag(error: string) {
  return z.boolean(error)
}

/** A required text, trimmed and on one line. `label` begins the message: 'Title is required.' */
export function requiredText(label: string, longest: number) {
  return z
    .string(`${label} is required.`)
    .refine(noNul, `${label} contains a character that cannot be saved.`)
    .overwrite(onOneLine)
    .refine(isVisible, `${label} is required.`)
    .max(longest, `${label} can have ${longest} characters at most.`)
}

/**
 * Characters that nobody sees and that no name has, though they count as letters, marks or symbols: joiners of graphemes, fillers of
 * Hangul, vowels of Khmer without a shape, the blank of Braille, and the letters of tags.
 */
const shapeless = /\u034f|\u17b4|\u17b5|\u180e|[\u115f\u1160\u2800\u3164\uffa0\u{e0000}-\u{e007f}]/gu

/** Puts a name or a title on one line: in a mail, line breaks could make it look like part of the message. */
function onOneLine(text: string): string {
  return cleanText(text)
    .replace(shapeless, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
}

/** Joiners, direction marks and accents belong to words and emoji. On their own they are invisible. */
function isVisible(text: string): boolean {
  return /[^\s\p{Cf}\p{M}]/u.test(text)
}

/** A search text for names and titles. */
export const searchText = z
  .string()
  .overwrite(cleanText)
  .trim()
  .max(limits.search, `Search for ${limits.search} characters at most.`)
  .refine(noNul, "This text cannot be searched for.")

/** A text that may be empty, trimmed and without invisible characters; null if nothing remains. */
export function optionalText(label: string, longest: number) {
  return z
    .string()
    .overwrite(cleanText)
    .trim()
    .max(longest, `${label} can have ${longest} characters at most.`)
    .refine(noNul, `${label} contains a character that cannot be saved.`)
    .transform((text) => (text === "" ? null : text))
    .nullable()
    .optional()
}

/** An optional name or title, on one line; null if nothing remains. */
export function optionalName(label: string, longest: number) {
  return z
    .string()
    .refine(noNul, `${label} contains a character that cannot be saved.`)
    .overwrite(onOneLine)
    .max(longest, `${label} can have ${longest} characters at most.`)
    .transform((text) => (text === "" ? null : text))
    .nullable()
    .optional()
}

/** A link to another site. A missing https:// is added. Only http and https are allowed, and no user name. */
export function optionalLink(label: string) {
  return linkText(label)
    .refine((text) => !hasUserName(text), `${label} must not contain a user name or password.`)
    .transform((text) => (text === "" ? null : text))
    .nullable()
    .optional()
}

/** A link in an archive. One from before user names were refused is restored without its user name. */
export function archivedLink(label: string) {
  return linkText(label)
    .transform((text) => (text === "" ? null : withoutUserName(text)))
    .nullable()
    .optional()
}

function linkText(label: string) {
  return z
    .string()
    .overwrite(writeLink)
    .max(limits.link, `${label} can have ${limits.link} characters at most.`)
    .refine(
      (text) => text === "" || (isWebLink(text) && noNul(text)),
      `${label} must be a web address such as https://example.com.`,
    )
}

/** Completes a link, and removes the line breaks of a link that was pasted from a mail. */
function writeLink(text: string): string {
  return completeLink(
    cleanText(text)
      .replace(/[\n\t]/g, "")
      .trim(),
  )
}

/** #rrggbb, stored in lower case. */
export const hexColor = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, "Choose a color such as #4f46e5.")
  .toLowerCase()

/** Days after 2999 are typing errors, and the day after 9999-12-31 would sort before it. */
function isInRange(text: string): boolean {
  return text >= "1900" && text < "3000"
}

/** A calendar day from 1900 to 2999, stored as YYYY-MM-DD. Takes YYYY-MM-DD, or an ISO timestamp, of which the day counts as written. */
export function day(label: string) {
  const error = ({ input }: { input?: unknown }) =>
    input === "" || input === undefined || input === null
      ? `${label} is required.`
      : `${label} must be a day such as 2026-09-01.`
  return z
    .union([z.iso.date(), z.iso.datetime({ offset: true, local: true })], { error })
    .transform((text) => text.slice(0, 10))
    .refine(isInRange, `${label} must be a day from 1900 to 2999.`)
}

const nothing = z.literal("").transform(() => null)

/** A calendar day that may be left out: an empty text is null. */
export function optionalDay(label: string) {
  return z
    .union([nothing, day(label)], `${label} must be a day such as 2026-09-01, from 1900 to 2999.`)
    .nullable()
    .optional()
}

/**
 * A time of day, stored as HH:MM. Takes HH:MM, or an ISO timestamp, of which the UTC hour and minute count. Time zones never
 * change it.
 */
export function timeOfDay(label: string) {
  const error = ({ input }: { input?: unknown }) =>
    input === "" || input === undefined || input === null
      ? `${label} is required.`
      : `${label} must be a time of day such as 09:30.`
  return z
    .union([z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/), z.iso.datetime({ offset: true, local: true })], { error })
    .transform((text) => (text.length === 5 ? text : localDateTimeOf(text).slice(11)))
}

/** A time of day in an answer: 1970-01-01T09:30:00.000Z is half past nine. */
export const timeView = z.iso.datetime().meta({ description: "A time of day: the UTC hour and minute" })

/**
 * A local date and time, stored as YYYY-MM-DDTHH:MM. Takes an ISO timestamp, of which the UTC parts count, or a day, which
 * means its midnight.
 */
export function localDateTime(label: string) {
  const error = ({ input }: { input?: unknown }) =>
    input === "" || input === undefined || input === null
      ? `${label} is required.`
      : `${label} must be a day and time such as 2026-09-01T09:30.`
  return z
    .union([z.iso.date(), z.iso.datetime({ offset: true, local: true })], { error })
    .transform((text) => (text.length === 10 ? `${text}T00:00` : localDateTimeOf(text)))
    .refine(isInRange, `${label} must be a day from 1900 to 2999.`)
}

/** The UTC parts of an ISO timestamp, to the minute. A timestamp without an offset is read as it is written. */
function localDateTimeOf(timestamp: string): string {
  const isLocal = !/(Z|[+-]\d{2}:?\d{2})$/.test(timestamp)
  return new Date(isLocal ? `${timestamp}Z` : timestamp).toISOString().slice(0, 16)
}

export const localDateTimeView = z.iso
  .datetime()
  .meta({ description: "A local date and time in its UTC parts, whatever the time zone" })

/** A calendar day in an answer: an ISO timestamp at UTC midnight. */
export const dayView = z.iso.datetime().meta({ description: "A calendar day, as its UTC midnight" })
export const momentView = z.iso.datetime()

const mostPoints = 100_000
const twoDecimals = "Points can have two decimals at most."

/** Points of an assignment: 0 to 100000 with two decimals at most. */
export const possiblePoints = pointsUpTo(mostPoints)

/** Points from 0 to `most`, with two decimals at most. */
export function pointsUpTo(most: number) {
  const message = pointsMessage(most)
  return z.number(message).min(0, message).max(most, message).multipleOf(0.01, twoDecimals)
}

/** Points earned. The service checks that they do not exceed the points possible. */
export const earnedPoints = z.number(pointsMessage(mostPoints)).multipleOf(0.01, twoDecimals)

/** K and 1 to 12. */
export const gradeLevels = ["K", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"] as const
export const gradeLevel = z.enum(gradeLevels, "Choose a grade from K to 12.")
export type GradeLevel = (typeof gradeLevels)[number]

export const academicYear = z
  .string()
  .refine(isAcademicYear, "Choose an academic year: two consecutive years such as 2026-2027, or one year such as 2026.")

const minutesAsked = "Minutes must be a whole number from 1 to 600."
/** The planned minutes of a lesson. */
export const lessonMinutes = z.int(minutesAsked).min(1, minutesAsked).max(600, minutesAsked)

/** The same, which may be left out: an empty text is null. */
export const optionalMinutes = z.union([nothing, lessonMinutes], minutesAsked).nullable().optional()

const dayMinutesAsked = "Minutes must be a whole number from 30 to 900."
/** The most minutes of a student's day, which may be left out: an empty text is null. */
export const optionalDayMinutes = z.union([nothing, z.int().min(30).max(900)], dayMinutesAsked).nullable()

const pageSizes = "Limit must be a whole number from 1 to 500."

/**
 * The paging fields of every list. Without `limit` it returns everything, otherwise one page after `cursor`, the id of the last
 * row seen.
 */
export const page = z.object({
  limit: z.int(pageSizes).min(1, pageSizes).max(500, pageSizes).optional(),
  cursor: id.optional(),
})
export type Page = z.output<typeof page>

export const byId = z.object({ id })
/**
 * The input of a DELETE. With the version last seen, a row that was changed since is not deleted; undoing a quick add relies on
 * that.
 */
export const removal = z.object({ id, version: versionNumber().optional().meta(ofVersion) })
export type Removal = z.output<typeof removal>
export const removed = z.object({ id })
