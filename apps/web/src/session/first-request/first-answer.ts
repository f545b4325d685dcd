/** The request that public/before-paint.js sends before the app's code has loaded. */
type FirstRequest = { url: string; token: string; answer: Promise<Response> }

declare global {
  var hearthbookFirst: FirstRequest | undefined
}

/** The key in localStorage of the first requests of a person's pages. */
export const firstRequestsKey = "hearthbook.first-requests"

/**
 * Returns the answer that is already on its way, if it is to this request of this person. It is given out once, and null if it failed, so
 * that the app sends the request itself.
 */
export async function takeFirstAnswer(url: string, authorization: string | null): Promise<Response | null> {
  const first = globalThis.hearthbookFirst
  if (!first || first.url !== url || authorization !== `Bearer ${first.token}`) return null
  globalThis.hearthbookFirst = undefined
  try {
    const answer = await first.answer
    return answer.ok ? answer : null
  } catch {
    return null
  }
}
