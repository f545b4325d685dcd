import { z } from "zod"

export const accountDeletion = z.object({
  password: z
    .string("Password is required.")
    .min(1, "Password is required.")
    .max(200, "Password can have 200 characters at most."),
})

const count = z.int()

/** What goes with one's account. */
export const accountView = z.object({
  has_password: z.boolean().meta({ description: "Without one, set it first by 'Forgot password?'" }),
  takes_family: z
    .boolean()
    .meta({ description: "Nobody else leads the family: it goes too, with all that is counted" }),
  teachers_left: z.int().meta({ description: "Teachers who would be left without a parent: remove them first" }),
  family: z.object({
    name: z.string(),
    children: count,
    child_logins: count,
    subjects: count,
    providers: count,
    curricula: count,
    lessons: count,
    assignments: count,
    submissions: count,
    grades: count,
    attendance: count,
    files: count,
    resources: count,
    schedule: count,
  }),
  archive: z
    .object({
      megabytes: z.int().meta({ description: "About what a download has, rather more than less" }),
      rows: count,
      is_restorable: z.boolean().meta({ description: "False where it is more than a restore reads" }),
    })
    .meta({ description: "What a download of all that is the family's comes to" }),
})
export type AccountView = z.output<typeof accountView>

export const accountDeleted = z.object({
  family_deleted: z.boolean().meta({ description: "Whether the family went with its last parent" }),
})
