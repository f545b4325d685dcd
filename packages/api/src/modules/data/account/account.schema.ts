import { z } from "zod"
import { enteredPassword } from "@hearthbook/core/fields/password"
import { archiveCounts } from "../archive/archive.schema.ts"

export const accountDeletion = z.object({
  password: enteredPassword(),
})

const count = z.int()

/** The data that is deleted with an account. */
export const accountView = z.object({
  has_password: z.boolean().meta({ description: "Without one, the person first sets one with 'Forgot password?'" }),
  takes_family: z
    .boolean()
    .meta({ description: "No other parent is in the family, so it is deleted too, with everything counted here" }),
  teachers_left: z
    .int()
    .meta({ description: "Teachers who would be left without a parent; they must be removed first" }),
  family: z.object({
    name: z.string(),
    child_logins: count,
    records: archiveCounts,
  }),
  archive: z
    .object({
      megabytes: z.int().meta({ description: "An estimate of the download, rather too high than too low" }),
      rows: count,
      is_restorable: z.boolean().meta({ description: "False if a restore could not read all of it" }),
    })
    .meta({ description: "The size of a download of the family's data" }),
})
export type AccountView = z.output<typeof accountView>

export const accountDeleted = z.object({
  family_deleted: z.boolean().meta({ description: "True if the family was deleted with its last parent" }),
})
