import type { Rest } from "../rest-client.ts"

/**
 * From where a call of `caller` comes as the product sees it, which is what a refused log-in is counted by; `forwarded` is what
 * the caller claims in its headers.
 */
export async function seenCaller(rest: Rest, { caller, forwarded }: { caller: string; forwarded: string }) {
  await rest.send("POST", "/api/v1/auth/login", {
    body: JSON.stringify({ email: "nobody@example.com", password: "wrong" }),
    headers: { "content-type": "application/json", "x-forwarded-for": forwarded, "x-host-caller": caller },
  })
  const { client_address } = await rest.db.login_attempt.findFirstOrThrow()
  return client_address
}
