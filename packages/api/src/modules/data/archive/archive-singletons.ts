import type { z } from "zod"
import { flag, optionalName, optionalText, requiredText } from "@hearthbook/core/fields/fields"
import { limits } from "@hearthbook/core/limits/limits"
import { familyUpdate } from "../../family/family/family.schema.ts"
import { schoolUpdate } from "../../records/school/school.schema.ts"
import { notificationSettings, preferences } from "../../family/settings/settings.schema.ts"

// The single records of an archive: its family, settings and people.

/** The family's settings. The name may be longer than in a form, because registration makes it from a person's name. */
export const archivedFamily = familyUpdate
  .omit({ version: true })
  .required()
  .extend({
    name: requiredText("Family name", 200),
    // Archives of earlier versions do not have them.
    children_complete_lessons: familyUpdate.shape.children_complete_lessons,
    max_day_minutes: familyUpdate.shape.max_day_minutes,
    adult_below_grade: familyUpdate.shape.adult_below_grade,
    log_classes: familyUpdate.shape.log_classes,
    rule_pack_id: familyUpdate.shape.rule_pack_id,
    grading_scale_id: familyUpdate.shape.grading_scale_id,
    hours_per_credit: familyUpdate.shape.hours_per_credit,
    honors_bonus: familyUpdate.shape.honors_bonus,
    ap_bonus: familyUpdate.shape.ap_bonus,
    dual_enrollment_bonus: familyUpdate.shape.dual_enrollment_bonus,
    bonus_from_points: familyUpdate.shape.bonus_from_points,
    school_name: schoolUpdate.shape.name,
    school_address: schoolUpdate.shape.address,
    school_phone: schoolUpdate.shape.phone,
    school_email: schoolUpdate.shape.email,
    school_about: schoolUpdate.shape.about,
  })

/** The settings of the person who made the archive. Other people's settings are not in it. */
export const archivedSettings = notificationSettings.extend({
  ...preferences.shape,
  phone: optionalName("Phone", limits.phone),
  address: optionalText("Address", limits.address),
  bio: optionalText("Bio", limits.bio),
  login_notifications: flag("This must be either on or off."),
})

export type ArchivedFamily = z.output<typeof archivedFamily>
export type ArchivedSettings = z.output<typeof archivedSettings>

/** A person of the family. Written but not restored, because logins belong to people. */
export type ArchivedPerson = { first_name: string; last_name: string; role: string }
