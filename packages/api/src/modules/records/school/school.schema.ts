import { z } from "zod"
import { id, optionalName, optionalText } from "@hearthbook/core/fields/fields"
import { limits } from "@hearthbook/core/limits/limits"

/** The school as it stands on report cards and transcripts. */
export const schoolUpdate = z.object({
  name: optionalName("School name", limits.name),
  address: optionalText("Address", limits.address),
  phone: optionalName("Phone", limits.phone),
  email: optionalName("Email", limits.email),
  about: optionalText("How you teach", limits.summary).meta({ description: "For the school profile" }),
  logo_file_id: id
    .nullable()
    .optional()
    .meta({ description: "Null removes the logo. A new one is sent to POST /settings/school/logo" }),
})

export const schoolView = z.object({
  name: z.string().nullable(),
  address: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  about: z.string().nullable().meta({ description: "The family's own words on how it teaches" }),
  logo_file_id: z.guid().nullable().meta({ description: "The file of the logo, at /files/{id}; null without one" }),
})

export const logoUpload = z.object({ content: z.instanceof(Uint8Array) })

export type SchoolUpdate = z.output<typeof schoolUpdate>
export type SchoolView = z.output<typeof schoolView>
