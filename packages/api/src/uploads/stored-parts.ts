import { found } from "@hearthbook/core/errors/not-found"
import { filePartSize } from "./upload.schema.ts"
import type { Scope } from "../request/scope.ts"
import { fromBase64, toBase64 } from "../stored-files/stored-bytes.ts"

type Part = { id: string; upload_id: string; position: number; bytes: Uint8Array }

/** Stores a part of an upload; storing it again replaces it, with a new id. */
export async function storePart({ db, family_id, now }: Scope, part: Part): Promise<void> {
  const { id, upload_id, position, bytes } = part
  await db.$executeRaw`
    INSERT INTO upload_part (id, family_id, upload_id, position, bytes, created_at, updated_at)
    VALUES (${id}::uuid, ${family_id}::uuid, ${upload_id}::uuid, ${position}, decode(${toBase64(bytes)}, 'base64'), ${now}, ${now})
    ON CONFLICT (family_id, upload_id, position) DO UPDATE SET id = excluded.id, bytes = excluded.bytes, updated_at = excluded.updated_at`
}

/** A stamp of an upload's parts, which changes with every part that arrives. */
export async function stampParts(
  { db, family_id }: Pick<Scope, "db" | "family_id">,
  upload_id: string,
): Promise<string> {
  const parts = await db.upload_part.findMany({
    where: { family_id, upload_id },
    select: { id: true },
    orderBy: { position: "asc" },
  })
  return parts.map(({ id }) => id).join()
}

/** A part of an upload. NOT_FOUND if the upload has ended meanwhile. */
export async function readPart(
  { db, family_id }: Pick<Scope, "db" | "family_id">,
  upload_id: string,
  position: number,
): Promise<Buffer> {
  const [row] = await db.$queryRaw<{ base64: string }[]>`
    SELECT encode(bytes, 'base64') AS base64 FROM upload_part
    WHERE family_id = ${family_id}::uuid AND upload_id = ${upload_id}::uuid AND position = ${position}`
  return fromBase64(found(row ?? null, "upload").base64)
}

/** A range of a file's upload. Only this range is read into memory. NOT_FOUND as `readPart`. */
export async function readRange(
  { db, family_id }: Pick<Scope, "db" | "family_id">,
  upload_id: string,
  start: number,
  end: number,
): Promise<Buffer> {
  const pieces: Buffer[] = []
  for (let at = start; at < end;) {
    const position = Math.floor(at / filePartSize)
    const from = at - position * filePartSize
    const length = Math.min(end - at, filePartSize - from)
    const [row] = await db.$queryRaw<{ base64: string }[]>`
      SELECT encode(substring(bytes FROM ${from + 1}::int FOR ${length}::int), 'base64') AS base64 FROM upload_part
      WHERE family_id = ${family_id}::uuid AND upload_id = ${upload_id}::uuid AND position = ${position}`
    pieces.push(fromBase64(found(row ?? null, "upload").base64))
    at += length
  }
  return Buffer.concat(pieces)
}
