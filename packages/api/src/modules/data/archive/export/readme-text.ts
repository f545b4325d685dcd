import { archiveBounds } from "../../../../archiving/format/archive-bounds.ts"

type About = { family: string; made_on: string; app_version: string; /** Names of files. */ missing: string[] }

/** The number of names in the text. The manifest has all of them. */
const maxNamed = 50

/** The README of an archive, for people who open it years later without Hearthbook. */
export function readmeText({ family, made_on, app_version, missing }: About): string {
  return `${family}
${"=".repeat(family.length)}

This is everything that was recorded in Hearthbook ${app_version} on ${made_on}.

csv/       Tables for people: open them with any spreadsheet.
files/     Photos and papers that were turned in, pictures of children, and logos of providers. data/files.jsonl describes
           each one.
data/      The same records for programs, one row per line of a .jsonl file (JSON Lines). Rows refer to each other by
           id: a grade its assignment, an assignment its curriculum, a curriculum its child and its subject.
           Days are written 2026-09-01, times of day 09:30, moments as UTC timestamps.
manifest.json  What this archive holds, with a checksum (SHA-256) of each file in it.

To restore it, open Settings in Hearthbook, in a family that has no records yet, and choose this file unchanged. An
archive of up to ${archiveBounds.packed / 1024 / 1024} MB with ${archiveBounds.rows} rows and ${archiveBounds.entries} files can be restored.

Passwords, sessions, notifications and connections to other services are not included, nor are the logins of children and of
other adults: data/people.json lists the people, who are invited again after a restore. Only the settings of the person who
made this archive are included.
${missing.length === 0 ? "" : missingText(missing)}`
}

function missingText(missing: string[]): string {
  const named = missing.slice(0, maxNamed).map((name) => `- ${name}`)
  const more = missing.length - named.length
  return `
MISSING: ${missing.length === 1 ? "one file was" : `${missing.length} files were`} recorded, but could not be found when this archive was made. Everything else is
here. csv/submissions.csv shows which work a file was turned in with, and manifest.json has the ids.
${[...named, ...(more > 0 ? [`and ${more} more`] : [])].join("\n")}
`
}
