import { archiveKinds, nounOfKind, type ArchiveKind } from "@hearthbook/core/nouns/nouns"
import { Prisma } from "@hearthbook/db"
import type { Scope } from "../../../../request/scope.ts"
import { archiveNouns } from "../../../nouns.ts"
import type { ArchiveSize } from "../../../../archiving/format/archive-bounds.ts"

/** Bytes of a row without its long texts, as JSON and in a table, unpacked and compressed (measured on the demo family). */
const row = { unpacked: 400, packed: 80 }
/** How often a byte of a long text counts: it is in JSON and in a table, and prose compresses to 40 percent. */
const text = { unpacked: 2, packed: 0.8 }
/** Bytes of a file's entry in the zip's lists and in the manifest. */
const file = { unpacked: 120, packed: 300 }
/** Entries besides files: rows, tables, single records, README and manifest. */
const otherEntries = 53

type Sums = { rows: bigint; text_bytes: bigint; files: bigint; file_bytes: bigint }

/**
 * Estimates the size of the family's archive without creating it. Rows and files are exact, and the compressed size rather too
 * high. Reads only lengths, no texts and no files.
 */
export async function measureArchive({
  db,
  family_id,
  actor,
}: Pick<Scope, "db" | "family_id" | "actor">): Promise<ArchiveSize> {
  const [sums] = await db.$queryRaw<Sums[]>`
    SELECT sum(rows)::bigint AS rows, sum(text_bytes)::bigint AS text_bytes,
      sum(files)::bigint AS files, sum(file_bytes)::bigint AS file_bytes
    FROM (
      ${Prisma.join(
        kindsOfRows.map((kind) => countOf(kind, family_id)),
        " UNION ALL ",
      )}
      UNION ALL
      SELECT count(*), 0, count(*), coalesce(sum(size), 0) FROM file
      WHERE family_id = ${family_id}::uuid AND (user_id IS NULL OR user_id = ${actor.user_id}::uuid)
    ) AS kinds (rows, text_bytes, files, file_bytes)`
  const [rows, texts, files, bytes] = [sums?.rows, sums?.text_bytes, sums?.files, sums?.file_bytes].map(Number)
  return toSize({ rows, texts, files, bytes })
}

function toSize({
  rows = 0,
  texts = 0,
  files = 0,
  bytes = 0,
}: Record<"rows" | "texts" | "files" | "bytes", number | undefined>): ArchiveSize {
  const sum = (of: "packed" | "unpacked") =>
    Math.round(bytes + rows * row[of] + texts * text[of] + (files + otherEntries) * file[of])
  return { rows, entries: files + otherEntries, packed: sum("packed"), unpacked: sum("unpacked") }
}

/** All kinds but files, which are counted by their bytes. */
const kindsOfRows = archiveKinds.filter((kind) => kind !== "files")

function countOf(kind: ArchiveKind, family_id: string): Prisma.Sql {
  const lengths = archiveNouns[kind].texts.map((column) => `coalesce(octet_length("${column}"::text), 0)`)
  const length = lengths.join(" + ") || "0"
  return Prisma.sql`
    SELECT count(*), coalesce(sum(${Prisma.raw(length)}), 0), 0, 0 FROM ${Prisma.raw(nounOfKind[kind])}
    WHERE family_id = ${family_id}::uuid`
}
