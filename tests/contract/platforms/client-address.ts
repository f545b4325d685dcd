import type { Rest } from "../rest-client.ts"

/**
 * Returns the client address that the app records for a failed sign-in by `caller`. `forwarded` is the address that the
 * caller claims in its headers.
 */
export async function readClientAddress(rest: Rest, { caller, forwarded }: { caller: string; forwarded: string }) {
  await rest.send("POST", "/api/v1/auth/login", {
    body: JSON.stringify({ email: "unknown@example.com", password: "wrong" }),
    headers: { "content-type": "application/json", "x-forwarded-for": forwarded, "x-host-caller": caller },
  })
  const { client_address } = await rest.db.login_attempt.findFirstOrThrow()
  return client_address
}
