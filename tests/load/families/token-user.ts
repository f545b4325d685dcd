/** Fields of a token's user that do not affect measurements. */
export const tokenUser = {
  is_google_drive_connected: false,
  email_verified: true,
  must_change_password: false,
  avatar_id: null,
  theme: "auto",
  date_format: "MM/DD/YYYY",
}
