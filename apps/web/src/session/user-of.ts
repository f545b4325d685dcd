import type { UserView, WhoamiView } from "@hearthbook/api/access/auth"

/** Returns the part of a whoami response that a session stores. */
export function userOf(whoami: WhoamiView): UserView {
  return {
    id: whoami.id,
    role: whoami.role,
    first_name: whoami.first_name,
    last_name: whoami.last_name,
    email: whoami.email,
    student_id: whoami.student_id,
    is_google_drive_connected: whoami.is_google_drive_connected,
    email_verified: whoami.email_verified,
    must_change_password: whoami.must_change_password,
    avatar_id: whoami.avatar_id,
    theme: whoami.theme,
    date_format: whoami.date_format,
  }
}
