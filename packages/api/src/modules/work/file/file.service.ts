import type { z } from "zod"
import { AppError, fieldError } from "@hearthbook/core/errors/errors"
import { found } from "@hearthbook/core/errors/not-found"
import type { Scope } from "../../../request/scope.ts"
import { getAssignment } from "../assignment/assignment.service.ts"
import { lockAssignment } from "../assignment/lock-assignment.ts"
import type { CleanFile } from "../../../stored-files/clean-file.ts"
import { fileStore, openStoredFile } from "../../../stored-files/file-store.ts"
import { runInTransaction, type IdentifiedContext } from "../../../transaction/run-in-transaction.ts"
import { visibleTo } from "./file.policy.ts"
import type { filesOf, FileContent, FileView } from "./file.schema.ts"
import { maxFiles, withExtension } from "@hearthbook/core/limits/file-limits"
import { isGraded } from "@hearthbook/core/work/assignment-status"
import { fileSelect, toFileView } from "./file.select.ts"

/** The files that wait to be turned in with an assignment, in the order of their upload. */
export async function listWaitingFiles(scope: Scope, { assignment_id }: z.output<typeof filesOf>): Promise<FileView[]> {
  await getAssignment(scope, assignment_id)
  const rows = await scope.db.file.findMany({
    where: { AND: [visibleTo(scope), { assignment_id }] },
    select: fileSelect,
    orderBy: { id: "asc" },
  })
  return rows.map(toFileView)
}

/** Checks that a file can be added to an assignment. NOT_FOUND for another child's, CONFLICT if it is graded. */
export async function requireOpenWork(scope: Scope, assignment_id: string): Promise<void> {
  const { status } = await getAssignment(scope, assignment_id)
  if (isGraded(status)) throw new AppError("CONFLICT", "This work is already graded.")
}

/** VALIDATION_ERROR at `file` if five files are waiting. The assignment must be locked. */
export async function requireFreePlace({ db, family_id }: Scope, assignment_id: string): Promise<void> {
  const waiting = await db.file.count({ where: { family_id, assignment_id } })
  if (waiting >= maxFiles) throw fieldError("file", `You can turn in ${maxFiles} files at most.`)
}

/** A checked file, and how to store its bytes under an id. */
export type NewFile = Omit<CleanFile, "content"> & {
  id?: string
  assignment_id: string
  name: string
  size: number
  write: (scope: Scope, file_id: string) => Promise<void>
}

/**
 * Stores a file until its assignment is turned in. VALIDATION_ERROR at `file` if five files are waiting; otherwise throws as
 * `requireOpenWork`.
 */
export async function addFile(scope: Scope, { write, name, ...file }: NewFile): Promise<FileView> {
  const { db, family_id, now } = scope
  const { assignment_id, content_type } = file
  await lockAssignment(scope, assignment_id)
  await requireOpenWork(scope, assignment_id)
  await requireFreePlace(scope, assignment_id)
  const row = await db.file.create({
    data: { ...file, family_id, name: withExtension(name, content_type), waiting_since: now, created_at: now },
    select: fileSelect,
  })
  await write(scope, row.id)
  return toFileView(row)
}

/** A file with its content, which is read while it is consumed. NOT_FOUND if the caller may not see it. */
export async function readFile(context: IdentifiedContext, id: string): Promise<FileContent> {
  const file = await runInTransaction(context, "read", (scope) => findFile(scope, id))
  const chunks = await openStoredFile({
    size: file.size,
    bucket: context.settings.bucket,
    read: (start, length) => runInTransaction(context, "read", (scope) => fileStore.read(scope, id, start, length)),
  })
  return { ...file, chunks }
}

/** NOT_FOUND if the caller may not see it. */
export async function findFile(scope: Scope, id: string): Promise<FileView> {
  const row = await scope.db.file.findFirst({ where: { id, AND: visibleTo(scope) }, select: fileSelect })
  return toFileView(found(row, "file"))
}

/** Removes a file that is not turned in yet. CONFLICT if it is; NOT_FOUND for pictures of people, logos, and what was filed. */
export async function removeFile(scope: Scope, id: string): Promise<{ id: string }> {
  const { db, family_id } = scope
  const select = { assignment_id: true }
  const ofWork = { id, user_id: null, provider_id: null, filing_id: null, is_logo: false, AND: visibleTo(scope) }
  const { assignment_id } = found(await db.file.findFirst({ where: ofWork, select }), "file")
  if (!assignment_id) throw new AppError("CONFLICT", "This file is already turned in.")
  // Waits for a submission at the same moment, or makes it wait.
  await lockAssignment(scope, assignment_id)
  const { count } = await db.file.deleteMany({ where: { id, family_id, assignment_id } })
  if (count === 0) throw new AppError("CONFLICT", "This file is already turned in.")
  await fileStore.delete(scope, [id])
  return { id }
}
