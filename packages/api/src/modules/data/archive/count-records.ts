import { Prisma } from "@hearthbook/db"
import type { Scope } from "../../../request/scope.ts"
import { archiveKinds, nounOfKind, type ArchiveKind } from "@hearthbook/core/nouns/nouns"
import type { ArchiveCounts } from "./archive.schema.ts"

/** Counts the family's rows of each kind in one statement. Files include the pictures of its people. */
export async function countRecords({ db, family_id }: Pick<Scope, "db" | "family_id">): Promise<ArchiveCounts> {
  const counts = await db.$queryRaw<{ kind: ArchiveKind; rows: number }[]>`${Prisma.join(
    archiveKinds.map((kind) => countOf(kind, family_id)),
    " UNION ALL ",
  )}`
  return Object.fromEntries(counts.map(({ kind, rows }) => [kind, rows])) as ArchiveCounts
}

function countOf(kind: ArchiveKind, family_id: string): Prisma.Sql {
  return Prisma.sql`
    SELECT ${kind}::text AS kind, count(*)::int AS rows FROM ${Prisma.raw(nounOfKind[kind])}
    WHERE family_id = ${family_id}::uuid`
}
