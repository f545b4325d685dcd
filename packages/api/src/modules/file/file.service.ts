import type { z } from "zod"
import { AppError, fieldError } from "../../errors/errors.ts"
import { found } from "../../errors/not-found.ts"
import type { Scope } from "../../request/scope.ts"
import { getAssignment } from "../assignment/assignment.service.ts"
import { lockAssignment } from "../assignment/lock-assignment.ts"
import type { CleanFile } from "../../stored-files/clean-file.ts"
import { fileStore } from "../../stored-files/file-store.ts"
import { visibleTo } from "./file.policy.ts"
import type { filesOf, FileContent, FileUpload, FileView } from "./file.schema.ts"
import { fileTypes, maxFiles } from "../../rules/files.ts"
import { fileSelect, toFileView } from "./file.select.ts"

/** The files that wait to be handed in with an assignment, in the order of their upload. */
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
  if (status === "graded") throw new AppError("CONFLICT", "This work is already graded.")
}

/**
 * Stores a file until its assignment is handed in. VALIDATION_ERROR at `file` if five files are waiting; otherwise throws as
 * `requireOpenWork`.
 */
export async function addFile(scope: Scope, upload: Omit<FileUpload, "content">, clean: CleanFile): Promise<FileView> {
  const { db, family_id, now } = scope
  const { assignment_id } = upload
  await lockAssignment(scope, assignment_id)
  await requireOpenWork(scope, assignment_id)
  const waiting = await db.file.count({ where: { family_id, assignment_id } })
  if (waiting >= maxFiles) throw fieldError("file", `You can hand in ${maxFiles} files at most.`)
  const { content_type, content } = clean
  const row = await db.file.create({
    data: {
      family_id,
      assignment_id,
      name: withExtension(upload.name, fileTypes[content_type]),
      content_type,
      size: content.length,
      waiting_since: now,
      created_at: now,
    },
    select: fileSelect,
  })
  await fileStore.write(scope, row.id, content)
  return toFileView(row)
}

/** NOT_FOUND if the caller may not see it. */
export async function readFile(scope: Scope, id: string): Promise<FileContent> {
  const row = await scope.db.file.findFirst({ where: { id, AND: visibleTo(scope) }, select: fileSelect })
  const file = toFileView(found(row, "file"))
  return { ...file, content: await fileStore.read(scope, id) }
}

/** Removes a file that is not handed in yet. CONFLICT if it is; NOT_FOUND for pictures of people and for logos. */
export async function removeFile(scope: Scope, id: string): Promise<{ id: string }> {
  const { db, family_id } = scope
  const select = { assignment_id: true }
  const ofWork = { id, user_id: null, provider_id: null, AND: visibleTo(scope) }
  const { assignment_id } = found(await db.file.findFirst({ where: ofWork, select }), "file")
  if (!assignment_id) throw new AppError("CONFLICT", "This file is already handed in.")
  // Waits for a hand-in at the same moment, or makes it wait.
  await lockAssignment(scope, assignment_id)
  const { count } = await db.file.deleteMany({ where: { id, family_id, assignment_id } })
  if (count === 0) throw new AppError("CONFLICT", "This file is already handed in.")
  await fileStore.delete(scope, [id])
  return { id }
}

/** Gives a name the extension of its actual type, so that the right program opens the file. */
export function withExtension(name: string, extension: string): string {
  const hasExtension = new RegExp(`\\.${extension === "jpg" ? "jpe?g" : extension}$`, "i").test(name)
  return hasExtension ? name : `${name.replace(/\.[a-z0-9]{1,5}$/i, "")}.${extension}`
}
