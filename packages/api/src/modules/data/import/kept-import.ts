import type { ImportContent } from "@hearthbook/core/import/file-content"
import type { Scope } from "../../../request/scope.ts"
import { visibleTo } from "./import.policy.ts"
import type { ImportRowView } from "./import.schema.ts"

// What an import keeps may be 5 MB a column. It is written as text by statements of its own: Prisma looks at each value of a JSON that it
// is given, and the embedded database's driver makes a string of each byte, for which everybody else would wait.

/** Keeps the file of an import as it came. */
export async function keepFile({ db, family_id }: Scope, id: string, content: Uint8Array): Promise<void> {
  const text = Buffer.from(content).toString("base64")
  await db.$executeRaw`
    UPDATE data_import SET source = decode(${text}, 'base64') WHERE family_id = ${family_id}::uuid AND id = ${id}::uuid`
}

/** Keeps what was read of the file of an import. */
export async function keepContent({ db, family_id }: Scope, id: string, file: ImportContent): Promise<void> {
  if (file.kind === "calendar")
    await db.$executeRaw`
      UPDATE data_import SET calendar = ${JSON.stringify(file.content)}::jsonb
      WHERE family_id = ${family_id}::uuid AND id = ${id}::uuid`
  else
    await db.$executeRaw`
      UPDATE data_import SET cells = ${JSON.stringify(file.cells)}::jsonb
      WHERE family_id = ${family_id}::uuid AND id = ${id}::uuid`
}

/** Keeps the rows of an import as they were judged. */
export async function keepJudged({ db, family_id }: Scope, id: string, rows: ImportRowView[]): Promise<void> {
  await db.$executeRaw`
    UPDATE data_import SET judged = ${JSON.stringify(rows)}::jsonb WHERE family_id = ${family_id}::uuid AND id = ${id}::uuid`
}

/** The file of an import; null for one of an older version, or of somebody else. */
export async function readKeptFile(scope: Scope, id: string): Promise<Uint8Array | null> {
  const { db, family_id } = scope
  if ((await db.data_import.count({ where: { id, AND: visibleTo(scope) } })) === 0) return null
  const [row] = await db.$queryRaw<{ text: string | null }[]>`
    SELECT encode(source, 'base64') AS text FROM data_import WHERE family_id = ${family_id}::uuid AND id = ${id}::uuid`
  return row?.text ? Buffer.from(row.text, "base64") : null
}
