/** The identity providers that a person can sign in with. */
export const oauthProviders = ["google", "github"] as const
export type OauthProvider = (typeof oauthProviders)[number]
