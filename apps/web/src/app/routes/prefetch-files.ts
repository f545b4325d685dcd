/** Matches a script or stylesheet in a page's HTML (vite/pages.ts). */
const fileOf = /<(?:script|link)\b[^>]*\b(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g

/**
 * Downloads the files named in a page's HTML into the browser's cache, one after another, without running them, which would slow down
 * typing on the open page. Failed files are loaded again when they are needed.
 */
export async function prefetchFiles(address: string, signal: AbortSignal): Promise<void> {
  const download = async (file: string) => {
    const answer = await fetch(file, { signal, priority: "low" })
    // Reads the whole body, or it would not be cached.
    return answer.ok ? answer.text() : ""
  }
  try {
    const html = await download(address)
    for (const file of filesIn(html)) if (!isLoaded(file)) await download(file)
  } catch {
    // The page was left meanwhile, or the server cannot be reached.
  }
}

/** Returns the scripts and stylesheets that a page loads at once, in order. */
export function filesIn(html: string): string[] {
  return [...new Set(Array.from(html.matchAll(fileOf), ([, file = ""]) => file))]
}

function isLoaded(file: string): boolean {
  return document.querySelector(`[src="${file}"], [href="${file}"]`) !== null
}
