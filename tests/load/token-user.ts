/** What a token tells of its person beside who it is, and nothing in a measurement goes by. */
export const tokenUser = {
  is_google_drive_connected: false,
  email_verified: true,
  must_change_password: false,
  avatar_id: null,
  theme: "auto",
  date_format: "MM/DD/YYYY",
}
