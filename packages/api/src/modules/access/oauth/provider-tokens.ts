import type { Settings } from "../../../request/request.ts"
import { openSealedText, sealText } from "../../../crypto/sealed-text.ts"

/** The account of the tokens. Tokens moved to another account cannot be decrypted. */
type Account = { provider: string; provider_account_id: string }

/** Encrypts an identity provider's token for the database. */
export function sealToken(account: Account, token: string, settings: Settings): string {
  return sealText(token, sealOf(account, settings))
}

/** Decrypts an identity provider's token; null if there is none, or it was encrypted with another secret. */
export function openToken(account: Account, sealed: string | null, settings: Settings): string | null {
  return sealed && openSealedText(sealed, sealOf(account, settings))
}

function sealOf({ provider, provider_account_id }: Account, { auth_secret }: Settings) {
  return { purpose: "provider tokens", place: `${provider}:${provider_account_id}`, secret: auth_secret } as const
}
