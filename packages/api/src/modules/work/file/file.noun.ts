import { z } from "zod"
import { requiredText } from "@hearthbook/core/fields/fields"
import { fileTypes, type FileType } from "@hearthbook/core/limits/file-limits"
import { limits } from "@hearthbook/core/limits/limits"
import { damagedArchive } from "../../../archiving/format/archive-errors.ts"
import { fileEntryName, largestStoredFile } from "../../../archiving/format/file-entry.ts"
import { archiveNoun } from "../../../archiving/archive-noun.ts"
import { stampsOf } from "../../../archiving/read-context.ts"
import { cleanRestored, saveRestored } from "../../../archiving/restore-file.ts"
import { stampColumns } from "../../../archiving/restore.ts"
import { position, reference, stamps } from "../../../archiving/row.ts"

const types = Object.keys(fileTypes) as FileType[]

/**
 * A file belongs to exactly one thing: an assignment it is waiting with, a submission, a child or the archive's maker as their
 * picture, a provider or the school as its logo, or a filing.
 */
export const fileRow = z
  .object({
    ...stamps,
    assignment_id: reference,
    submission_id: reference,
    student_id: reference,
    // Absent in archives of version 1, which had no logos.
    provider_id: reference.default(null),
    // Absent in archives that were made before filings.
    filing_id: reference.default(null),
    // Absent in archives that were made before schools had a logo.
    is_logo: z.boolean().default(false),
    is_own_picture: z.boolean(),
    name: requiredText("File name", limits.stored_file_name),
    content_type: z.enum(types),
    size: z.int().min(1).max(largestStoredFile),
    position,
  })
  .refine(
    (file) =>
      [
        file.assignment_id,
        file.submission_id,
        file.student_id,
        file.provider_id,
        file.filing_id,
        file.is_logo,
        file.is_own_picture,
      ].filter(Boolean).length === 1,
    "A file must belong to one thing.",
  )

/**
 * An archive contains only its maker's own picture, because those of other people are personal. A restore checks a file as an
 * upload does, and leaves out one that an upload would refuse.
 */
export const file = {
  archive: archiveNoun({
    noun: "file",
    schema: fileRow,
    read: ({ db, user_id }, { where, ...window }) =>
      db.file.findMany({
        ...window,
        where: { ...where, OR: [{ user_id: null }, { user_id }] },
        omit: { family_id: true, waiting_since: true, needs_password: true },
      }),
    toLine: ({ user_id, ...row }) => ({
      ...row,
      ...stampsOf(row),
      is_own_picture: user_id !== null,
      content_type: readType(row.content_type),
    }),
    toColumns: (row, { scope, ids }) => {
      const { is_own_picture, ...columns } = row
      const data = {
        ...columns,
        ...stampColumns(row),
        // Each row has its own entry. Otherwise one entry could be stored many times and fill the disk.
        id: ids("file").add(row.id, {}),
        family_id: scope.family_id,
        assignment_id: ids("assignment").idOf(row.assignment_id),
        submission_id: ids("submission").idOf(row.submission_id),
        student_id: ids("student").idOf(row.student_id),
        provider_id: ids("provider").idOf(row.provider_id),
        filing_id: ids("filing").idOf(row.filing_id),
        user_id: is_own_picture ? scope.actor.user_id : null,
        waiting_since: scope.now,
      }
      return { data, name: fileEntryName(row) }
    },
    insert: async ({ write, archive, refused_files, at_end }, rows) => {
      for (const { data, name } of rows) {
        const bytes = await archive.readAll(name, largestStoredFile)
        if (bytes.length !== data.size) throw damagedArchive(`${name} does not have its declared size`)
        const clean = await cleanRestored(data, bytes)
        if ("reason" in clean) refused_files.push(clean)
        // It replaces a picture that the person has.
        else if (data.user_id) at_end.push((scope) => saveRestored(scope, data, clean))
        else await write((scope) => saveRestored(scope, data, clean))
      }
    },
  }),
}

function readType(text: string): FileType {
  const type = types.find((known) => known === text)
  if (!type) throw new Error(`Files of the type ${text} cannot be archived.`)
  return type
}
