import { largestArchive } from "./archive.schema.ts"

type About = { family: string; made_at: Date; app_version: string }

/** What somebody reads who opens an archive years later, without us. */
export function readmeText({ family, made_at, app_version }: About): string {
  return `${family}
${"=".repeat(family.length)}

This is everything that was recorded in Hearthbook ${app_version} on ${made_at.toISOString().slice(0, 10)}.

csv/       Tables for people: open them with any spreadsheet.
files/     Photos and papers that were handed in, and pictures of children. data/files.jsonl tells what each one is.
data/      The same records for programs, one row in each line of a .jsonl file (JSON Lines). Rows name each other by
           their ids: a grade its assignment, an assignment its curriculum, a curriculum its child and its subject.
           Days are written 2026-09-01, times of day 09:30, moments as UTC timestamps.
manifest.json  What this archive holds, with a checksum (SHA-256) of each file in it.

To bring it back, open Settings in Hearthbook, in a family that has no records yet, and choose this file just as it is. An
archive of up to ${largestArchive / 1024 / 1024} MB can be brought back.

Not in here are passwords, sessions, notices and connections to other services. The log-ins of children and of other adults
are people's own: data/people.json tells who there was, and after a restore they are invited anew. Of settings, only those
of the person who made this archive are in it.
`
}
