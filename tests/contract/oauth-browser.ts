import type { Answer, Rest } from "./rest-client.ts"

/** Addresses of the web app: an answer of ours that leads to one has arrived. */
const webApp = /^http:\/\/hearthbook\.test\/(auth|settings)/

/** What a browser says of a page that is opened: by the strictest, from a link or a redirect of another site. */
const opened = { accept: "text/html", "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" }
/** What it says of a call that a page of ours makes. */
const called = { accept: "application/json", "sec-fetch-site": "same-origin", "sec-fetch-mode": "cors" }

/**
 * A browser without a screen: keeps cookies by site, follows redirects, asks our app where the address is ours, and the
 * network else.
 */
export function openBrowser(rest: Rest) {
  const jar = new Map<string, Map<string, string>>()

  const ask = async (url: URL, headers: Record<string, string> = {}, body?: string): Promise<Answer> => {
    const cookies = jar.get(url.origin) ?? new Map<string, string>()
    jar.set(url.origin, cookies)
    const sent = { ...headers, cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") }
    const answer = url.host === "hearthbook.test" ? await askApp(url, sent, body) : await askNetwork(url, sent)
    for (const line of answer.headers.getSetCookie()) keep(cookies, line)
    return answer
  }
  const askApp = (url: URL, headers: Record<string, string>, body?: string) =>
    rest.send(body === undefined ? "GET" : "POST", url.pathname + url.search, { headers, body })
  const askNetwork = async (url: URL, headers: Record<string, string>): Promise<Answer> => {
    const response = await fetch(url, { headers, redirect: "manual" })
    return { status: response.status, body: await response.text(), headers: response.headers }
  }

  /** Opens an address as a person does, and follows until a page is shown or the web app would take over. */
  const open = async (address: string): Promise<{ url: URL; answer: Answer }> => {
    const url = new URL(address)
    const answer = await ask(url, opened)
    const location = answer.headers.get("location")
    if (answer.status < 300 || answer.status > 399 || !location) return { url, answer }
    const next = new URL(location, url)
    return webApp.test(next.href) ? { url: next, answer } : open(next.href)
  }
  /** Follows the link with these words on a page. */
  const click = ({ url, answer }: { url: URL; answer: Answer }, words: string) => {
    const link = [...String(answer.body).matchAll(/<a href="([^"]*)">([^<]*)</g)].find(([, , text]) => text === words)
    if (!link?.[1]) throw new Error(`There is no '${words}' on the page at ${url.pathname}:\n${String(answer.body)}`)
    return open(new URL(link[1].replaceAll("&amp;", "&"), url).href)
  }
  /** Calls our API as the web app does, from within a page. */
  const call = (path: string) => ask(new URL(path, "http://hearthbook.test"), called)
  /** Likewise, with a body, and a bearer if somebody is signed in. */
  const post = (path: string, token: string | null, body: object) =>
    ask(
      new URL(path, "http://hearthbook.test"),
      { ...called, "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
      JSON.stringify(body),
    )
  const cookies = () => [...(jar.get("http://hearthbook.test") ?? [])]
  const forget = () => jar.delete("http://hearthbook.test")
  const remember = (kept: [string, string][]) => jar.set("http://hearthbook.test", new Map(kept))
  return { open, click, call, post, cookies, forget, remember }
}

function keep(cookies: Map<string, string>, line: string): void {
  const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? []
  if (/max-age=0/i.test(line) || /expires=thu, 01 jan 1970/i.test(line)) cookies.delete(name)
  else cookies.set(name, value)
}
