import { createServer, type RequestListener } from "node:http"
import { listenHere } from "@hearthbook/db/testing/listen"

/** Opens a server on a free loopback port. Its URL is known before a handler is set with `serve`. */
export async function listenOnLoopback(): Promise<{
  url: string
  serve: (listener: RequestListener) => void
  close: () => Promise<void>
}> {
  // Keeps idle connections open, because a busy test may reuse one after seconds.
  const server = createServer({ keepAliveTimeout: 120_000 })
  const { port, close } = await listenHere(server)
  return {
    url: `http://127.0.0.1:${port}`,
    serve: (listener) => void server.on("request", listener),
    close,
  }
}

/** Returns a page with one link for each choice. */
export function choicePage(title: string, choices: { label: string; href: string }[]): string {
  const links = choices.map(({ label, href }) => `<p><a href="${escape(href)}">${escape(label)}</a></p>`)
  return `<!doctype html><html lang="en"><link rel="icon" href="data:," /><title>${title}</title><h1>${title}</h1>${links.join("")}</html>`
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;")
}
