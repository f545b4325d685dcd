import type { Settings } from "../../request/request.ts"
import { openSealedText, sealText } from "../../crypto/sealed-text.ts"

/** Whose tokens they are: moved to another account, none can be opened. */
type Account = { provider: string; provider_account_id: string }

/** A provider's token as the database may hold it. */
export function sealToken(account: Account, token: string, settings: Settings): string {
  return sealText(token, sealOf(account, settings))
}

/** The token behind its seal; null where there is none, or it was sealed under another secret. */
export function openToken(account: Account, sealed: string | null, settings: Settings): string | null {
  return sealed && openSealedText(sealed, sealOf(account, settings))
}

function sealOf({ provider, provider_account_id }: Account, { auth_secret }: Settings) {
  return { purpose: "provider tokens", place: `${provider}:${provider_account_id}`, secret: auth_secret } as const
}
