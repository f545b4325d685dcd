import type { Scope } from "../../../request/scope.ts"
import { visibleTo } from "./import.policy.ts"

/**
 * Keeps the file of an import as it came. As base64, because the embedded database's driver makes a string of each byte of what it is
 * given: 5 MB of them do not fit into the memory of a small server.
 */
export async function keepFile({ db, family_id }: Scope, id: string, content: Uint8Array): Promise<void> {
  const text = Buffer.from(content).toString("base64")
  await db.$executeRaw`
    UPDATE data_import SET source = decode(${text}, 'base64') WHERE family_id = ${family_id}::uuid AND id = ${id}::uuid`
}

/** The file of an import; null for one of an older version, or of somebody else. */
export async function readKeptFile(scope: Scope, id: string): Promise<Uint8Array | null> {
  const { db, family_id } = scope
  if ((await db.data_import.count({ where: { id, AND: visibleTo(scope) } })) === 0) return null
  const [row] = await db.$queryRaw<{ text: string | null }[]>`
    SELECT encode(source, 'base64') AS text FROM data_import WHERE family_id = ${family_id}::uuid AND id = ${id}::uuid`
  return row?.text ? Buffer.from(row.text, "base64") : null
}
