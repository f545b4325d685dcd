import type { Db } from "@hearthbook/db"
import type { BrowserId } from "../../../../request/browser-id.ts"
import { hashToken } from "../../../../identity/tokens.ts"

/**
 * The hash of the browser's cookie if the owner of the email has signed in there before, in a session that is still on record;
 * null otherwise. Runs the same statement whether or not the email has an account.
 */
export async function hashOfKnownBrowser(db: Db, email: string, browser: BrowserId): Promise<string | null> {
  const [known] = await db.$queryRaw<{ device_hash: string }[]>`
    SELECT s.device_hash FROM "user" u JOIN session s ON s.family_id = u.family_id AND s.user_id = u.id
    WHERE u.email = ${email} AND s.device_hash = ${browserHash(browser)} LIMIT 1`
  return known?.device_hash ?? null
}

/**
 * Forgets a person's known browsers after a password change, except the one that made the request. Someone who knew the old
 * password may have signed in from many browsers, each with its own attempts.
 */
export async function forgetOtherBrowsers(
  db: Db,
  owner: { family_id: string; user_id: string },
  browser: BrowserId,
): Promise<void> {
  const device_hash = browserHash(browser)
  await db.session.updateMany({
    where: { ...owner, device_hash: { not: device_hash } },
    data: { device_hash: null },
  })
}

function browserHash({ id }: BrowserId): string | null {
  return id ? hashToken(id) : null
}
