import { z } from "zod"
import { id } from "@hearthbook/core/fields/fields"
import { dateFormats } from "@hearthbook/core/time/date-format"
import { roles } from "@hearthbook/core/permissions/permissions"
import { themes } from "@hearthbook/core/appearance/themes"

/** The signed-in person, as whoami returns it and as the access token carries it in `user`. */
export const userView = z.object({
  id,
  role: z.enum(roles),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  student_id: z.guid().nullable(),
  is_google_drive_connected: z.boolean(),
  email_verified: z.boolean(),
  must_change_password: z
    .boolean()
    .meta({ description: "A temporary password must be replaced: /student/set-password" }),
  avatar_id: z.guid().nullable().meta({ description: "The file of the person's picture, at /files/{id}" }),
  theme: z.enum(themes),
  date_format: z.enum(dateFormats).meta({ description: "The format of dates for this person" }),
})
export type UserView = z.output<typeof userView>
