import { familySelect, toFamilySettings } from "../../../family/family/family.select.ts"
import { editableSelect } from "../../../family/settings/settings.select.ts"
import { archiveKinds } from "@hearthbook/core/nouns/nouns"
import type { ArchiveCounts } from "../archive.schema.ts"
import { csvHead, csvLines } from "./archive-csv.ts"
import { fileEntryName } from "../../../../archiving/format/file-entry.ts"
import type { ArchivedFamily, ArchivedPerson, ArchivedSettings } from "../archive-singletons.ts"
import { fileRow } from "../../../work/file/file.noun.ts"
import { archiveNouns } from "../../../nouns.ts"
import type { ReadContext } from "../../../../archiving/read-context.ts"
import { createBufferedEntry, type BufferedEntry } from "../../../../stored-files/buffered-entry.ts"
import { singletonName, rowsName } from "../../../../archiving/format/manifest.ts"

/** A file whose bytes are not read yet. */
export type PendingFile = {
  id: string
  /** The file's name for people. */
  title: string
  /** The name of its entry in the archive. */
  name: string
  size: number
  /** Its row, which is written once its bytes are written. */
  line: string
}

/** The rows of files are not among the entries. They are written with their files. */
export type Gathered = { entries: Map<string, BufferedEntry>; files: PendingFile[]; counts: ArchiveCounts }

/** Reads all rows of a family in one snapshot, compressed. The bytes of files are read later, because they never change. */
export async function gatherFamily(reading: ReadContext): Promise<Gathered> {
  const entries = new Map<string, BufferedEntry>()
  const write = (name: string, text: string) => {
    const entry = entries.get(name) ?? createBufferedEntry()
    entries.set(name, entry)
    entry.append(text)
  }
  for (const [name, facts] of Object.entries(await readSingletons(reading))) {
    write(name, `${JSON.stringify(facts, null, 2)}\n`)
  }
  const counts = Object.fromEntries(archiveKinds.map((kind) => [kind, 0])) as ArchiveCounts
  const files: PendingFile[] = []
  for (const kind of archiveKinds) {
    const { csv: table, readPages } = archiveNouns[kind]
    const csv = table && `csv/${table.name}.csv`
    if (csv) write(csv, csvHead(table.columns))
    for await (const { lines, cells } of readPages(reading)) {
      counts[kind] += lines.length
      if (kind === "files") files.push(...lines.map(toPending))
      else write(rowsName(kind), lines.map(toLine).join(""))
      if (csv) write(csv, csvLines(cells))
    }
  }
  return { entries, files, counts }
}

function toLine(row: object): string {
  return `${JSON.stringify(row)}\n`
}

function toPending(row: object): PendingFile {
  const file = fileRow.parse(row)
  return { id: file.id, title: file.name, name: fileEntryName(file), size: file.size, line: toLine(row) }
}

async function readSingletons({ db, family_id, user_id }: ReadContext): Promise<Record<string, object>> {
  const family = await db.family.findUniqueOrThrow({
    where: { id: family_id },
    select: {
      ...familySelect,
      school_name: true,
      school_address: true,
      school_phone: true,
      school_email: true,
      school_about: true,
    },
  })
  const people: ArchivedPerson[] = await db.user.findMany({
    where: { family_id },
    select: { first_name: true, last_name: true, role: true },
    orderBy: { id: "asc" },
  })
  const settings = await db.settings.findFirst({
    where: { family_id, user_id },
    select: editableSelect,
  })
  return {
    [singletonName("family")]: toFamilySettings(family) satisfies ArchivedFamily,
    [singletonName("people")]: people,
    ...(settings && { [singletonName("settings")]: settings satisfies Record<keyof ArchivedSettings, unknown> }),
  }
}
