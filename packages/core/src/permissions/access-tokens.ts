/** The access levels of a token, with which a program calls the API in an adult's name. */
export const tokenAccess = ["read", "read_write"] as const
export type TokenAccess = (typeof tokenAccess)[number]

/** The beginning of every access token, by which scanners for leaked secrets recognize one. */
export const accessTokenPrefix = "hb_"
