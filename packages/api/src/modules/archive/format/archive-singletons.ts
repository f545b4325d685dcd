import type { z } from "zod"
import { flag, optionalName, optionalText, requiredText } from "../../../fields/fields.ts"
import { limits } from "../../../rules/limits.ts"
import { familyUpdate } from "../../family/family.schema.ts"
import { notificationSettings, preferences } from "../../settings/settings.schema.ts"

// What there is one of in an archive.

/** What the family decided. Longer than a form takes, because registering makes the name out of a person's. */
export const archivedFamily = familyUpdate
  .omit({ version: true })
  .required()
  .extend({ name: requiredText("Family name", 200) })

/** What whoever made the archive had chosen; nobody else's settings are in it. */
export const archivedSettings = notificationSettings.extend({
  ...preferences.shape,
  phone: optionalName("Phone", limits.phone),
  address: optionalText("Address", limits.address),
  bio: optionalText("Bio", limits.bio),
  login_notifications: flag("That is either on or off."),
})

export type ArchivedFamily = z.output<typeof archivedFamily>
export type ArchivedSettings = z.output<typeof archivedSettings>

/** Who was in the family. Told and not restored: log-ins are people's own. */
export type ArchivedPerson = { first_name: string; last_name: string; role: string }
