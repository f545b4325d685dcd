import { archiveBounds } from "./archive-bounds.ts"

type About = { family: string; made_on: string; app_version: string; /** Names of files. */ missing: string[] }

/** Names in the text; the manifest has all of them. */
const maxNamed = 50

/** What somebody reads who opens an archive years later, without us. */
export function readmeText({ family, made_on, app_version, missing }: About): string {
  return `${family}
${"=".repeat(family.length)}

This is everything that was recorded in Hearthbook ${app_version} on ${made_on}.

csv/       Tables for people: open them with any spreadsheet.
files/     Photos and papers that were handed in, pictures of children, and logos of providers. data/files.jsonl tells what
           each one is.
data/      The same records for programs, one row in each line of a .jsonl file (JSON Lines). Rows name each other by
           their ids: a grade its assignment, an assignment its curriculum, a curriculum its child and its subject.
           Days are written 2026-09-01, times of day 09:30, moments as UTC timestamps.
manifest.json  What this archive holds, with a checksum (SHA-256) of each file in it.

To bring it back, open Settings in Hearthbook, in a family that has no records yet, and choose this file just as it is. An
archive of up to ${archiveBounds.packed / 1024 / 1024} MB with ${archiveBounds.rows} rows and ${archiveBounds.entries} files can be brought back.

Not in here are passwords, sessions, notices and connections to other services. The log-ins of children and of other adults
are people's own: data/people.json tells who there was, and after a restore they are invited anew. Of settings, only those
of the person who made this archive are in it.
${missing.length === 0 ? "" : missingText(missing)}`
}

function missingText(missing: string[]): string {
  const named = missing.slice(0, maxNamed).map((name) => `- ${name}`)
  const more = missing.length - named.length
  return `
MISSING: ${missing.length === 1 ? "one file was" : `${missing.length} files were`} recorded, but could not be found when this archive was made. Everything else is
here. csv/submissions.csv tells which work a file was handed in with, and manifest.json has the ids.
${[...named, ...(more > 0 ? [`and ${more} more`] : [])].join("\n")}
`
}
