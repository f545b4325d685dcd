import type { UserView, WhoamiView } from "@hearthbook/api/schemas/auth"

/** The person in what the server answers of them and their family. */
export function userOf({ family: _, email_verification_required: __, created_at: ___, ...user }: WhoamiView): UserView {
  return user
}
