import { AppError } from "@hearthbook/core/errors/errors"
import { found } from "@hearthbook/core/errors/not-found"
import type { Scope } from "../../../request/scope.ts"
import { largestInOneRequest, toMegabytes } from "@hearthbook/core/limits/file-limits"
import { cleanLogo } from "../../../stored-files/clean-picture.ts"
import { fileStore } from "../../../stored-files/file-store.ts"
import { runInTransaction, type IdentifiedContext } from "../../../transaction/run-in-transaction.ts"
import { countUpload } from "../../work/file/count-upload.ts"
import { lockFamily } from "../../family/family/lock-family.ts"
import type { SchoolUpdate, SchoolView } from "./school.schema.ts"

/** The school as it stands on papers. One statement. */
export async function readSchool({ db, family_id }: Pick<Scope, "db" | "family_id">): Promise<SchoolView> {
  const [school = null] = await db.$queryRaw<SchoolView[]>`
    SELECT f.school_name AS name, f.school_address AS address, f.school_phone AS phone, f.school_email AS email, f.school_about AS about,
      (SELECT x.id FROM file x WHERE x.family_id = f.id AND x.is_logo) AS logo_file_id
    FROM family f WHERE f.id = ${family_id}::uuid`
  return found(school, "family")
}

/** Changes the school. `logo_file_id` null removes the logo; NOT_FOUND for any file but the logo. */
export async function updateSchool(scope: Scope, input: SchoolUpdate): Promise<SchoolView> {
  const { db, family_id } = scope
  const { name, address, phone, email, about, logo_file_id } = input
  if (logo_file_id) found((await readSchool(scope)).logo_file_id === logo_file_id ? logo_file_id : null, "file")
  if (logo_file_id === null) await removeLogo(scope)
  await db.family.update({
    where: { id: family_id },
    data: { school_name: name, school_address: address, school_phone: phone, school_email: email, school_about: about },
    select: { id: true },
  })
  return readSchool(scope)
}

/** Keeps a picture as the school's logo, in place of the one before. VALIDATION_ERROR at `file` for one that is refused; RATE_LIMITED. */
export async function setLogo(context: IdentifiedContext, content: Uint8Array): Promise<SchoolView> {
  if (content.length > largestInOneRequest)
    throw new AppError("PAYLOAD_TOO_LARGE", `A picture can have ${toMegabytes(largestInOneRequest)} at most.`)
  await runInTransaction(context, "change", (scope) => countUpload(scope, content.length))
  const { content_type, content: bytes } = await cleanLogo(content)
  return runInTransaction(context, "change", async (scope) => {
    const { db, family_id, now } = scope
    await removeLogo(scope)
    const data = { family_id, is_logo: true, name: "logo.png", content_type, size: bytes.length, created_at: now }
    const { id } = await db.file.create({ data, select: { id: true } })
    await fileStore.write(scope, id, bytes)
    return readSchool(scope)
  })
}

/** Locks the family, so that a second call sees the logo of the first. */
async function removeLogo(scope: Scope): Promise<void> {
  await lockFamily(scope)
  const { logo_file_id } = await readSchool(scope)
  if (!logo_file_id) return
  await scope.db.file.deleteMany({ where: { family_id: scope.family_id, id: logo_file_id } })
  await fileStore.delete(scope, [logo_file_id])
}
