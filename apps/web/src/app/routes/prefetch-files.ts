/** A script or a style, by the page that needs it (vite/pages.ts). */
const fileOf = /<(?:script|link)\b[^>]*\b(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g

/**
 * Brings the files that the page at this address names in its own HTML, one after the other, into the browser's cache, and no
 * more: read and run all at once they would hold up whoever is typing on the page that is open. What does not come is asked for
 * again when it is wanted.
 */
export async function prefetchFiles(address: string, signal: AbortSignal): Promise<void> {
  const bring = async (file: string) => {
    const answer = await fetch(file, { signal, priority: "low" })
    // To the end, or it would not be kept.
    return answer.ok ? answer.text() : ""
  }
  try {
    const html = await bring(address)
    for (const file of filesIn(html)) if (!isHere(file)) await bring(file)
  } catch {
    // The page was left meanwhile, or nobody can be reached.
  }
}

/** What a page asks for at once, in its order. */
export function filesIn(html: string): string[] {
  return [...new Set(Array.from(html.matchAll(fileOf), ([, file = ""]) => file))]
}

function isHere(file: string): boolean {
  return document.querySelector(`[src="${file}"], [href="${file}"]`) !== null
}
