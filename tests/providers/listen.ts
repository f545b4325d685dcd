import { createServer, type RequestListener } from "node:http"
import { listenHere } from "@hearthbook/db/testing/listen"

/** A server on a free port of this machine, which its address must be known to before it can answer. */
export async function listenOnLoopback(): Promise<{
  url: string
  serve: (listener: RequestListener) => void
  close: () => Promise<void>
}> {
  // A connection that the provider hangs up while a test is busy for seconds would break the next call of ours.
  const server = createServer({ keepAliveTimeout: 120_000 })
  const { port, close } = await listenHere(server)
  return {
    url: `http://127.0.0.1:${port}`,
    serve: (listener) => void server.on("request", listener),
    close,
  }
}

/** A page with one button for each thing that a person can choose. Each leads to its address. */
export function choicePage(title: string, choices: { label: string; href: string }[]): string {
  const links = choices.map(({ label, href }) => `<p><a href="${escape(href)}">${escape(label)}</a></p>`)
  return `<!doctype html><html lang="en"><link rel="icon" href="data:," /><title>${title}</title><h1>${title}</h1>${links.join("")}</html>`
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;")
}
