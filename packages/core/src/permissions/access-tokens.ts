/** The access levels of a token, with which a program calls the API in an adult's name. */
export const tokenAccess = ["read", "read_write"] as const
export type TokenAccess = (typeof tokenAccess)[number]

/** The beginning of every access token, by which scanners for leaked secrets recognize one. */
export const accessTokenPrefix = "hb_"

/** Beginnings of the paths that only a person who has signed in may call: their credentials, and the ways out of the family. */
const forPeopleOnly = [
  "/auth",
  "/access-tokens",
  "/settings/password",
  "/family/archive",
  "/family/invitations",
  "/calendar-feeds",
]

/** True if a path of the REST API, without `/api/v1`, is closed to access tokens whatever they allow. */
export function isForPeopleOnly(path: string): boolean {
  return forPeopleOnly.some((closed) => path === closed || path.startsWith(`${closed}/`))
}
