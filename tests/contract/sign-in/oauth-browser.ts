import type { Answer, Rest } from "../fixtures/rest-client.ts"

/** URLs of the web app, where following redirects ends. */
const webApp = /^http:\/\/hearthbook\.test\/(auth|settings)/

/** Headers of a page load that another site linked or redirected to. */
const opened = { accept: "text/html", "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" }
/** Headers of a request by one of the app's pages. */
const called = { accept: "application/json", "sec-fetch-site": "same-origin", "sec-fetch-mode": "cors" }

/**
 * A minimal browser: stores cookies by site, follows redirects, and sends requests to the app in process or to the
 * network.
 */
export function openBrowser(rest: Rest) {
  const jar = new Map<string, Map<string, string>>()

  const ask = async (url: URL, headers: Record<string, string> = {}, body?: string): Promise<Answer> => {
    const cookies = jar.get(url.origin) ?? new Map<string, string>()
    jar.set(url.origin, cookies)
    const sent = { ...headers, cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") }
    const answer = url.host === "hearthbook.test" ? await askApp(url, sent, body) : await askNetwork(url, sent)
    for (const line of answer.headers.getSetCookie()) storeCookie(cookies, line)
    return answer
  }
  const askApp = (url: URL, headers: Record<string, string>, body?: string) =>
    rest.send(body === undefined ? "GET" : "POST", url.pathname + url.search, { headers, body })
  const askNetwork = async (url: URL, headers: Record<string, string>): Promise<Answer> => {
    const response = await fetch(url, { headers, redirect: "manual" })
    return { status: response.status, body: await response.text(), headers: response.headers }
  }

  /** Opens a URL and follows redirects to a page or to a URL of the web app. */
  const open = async (address: string): Promise<{ url: URL; answer: Answer }> => {
    const url = new URL(address)
    const answer = await ask(url, opened)
    const location = answer.headers.get("location")
    if (answer.status < 300 || answer.status > 399 || !location) return { url, answer }
    const next = new URL(location, url)
    return webApp.test(next.href) ? { url: next, answer } : open(next.href)
  }
  /** Follows the link with this text on a page. */
  const click = ({ url, answer }: { url: URL; answer: Answer }, words: string) => {
    const link = [...String(answer.body).matchAll(/<a href="([^"]*)">([^<]*)</g)].find(([, , text]) => text === words)
    if (!link?.[1]) throw new Error(`Found no link '${words}' on the page at ${url.pathname}:\n${String(answer.body)}`)
    return open(new URL(link[1].replaceAll("&amp;", "&"), url).href)
  }
  /** Sends a GET request to the API as the web app does. */
  const call = (path: string) => ask(new URL(path, "http://hearthbook.test"), called)
  /** Sends a POST request to the API, with a bearer token if given. */
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

function storeCookie(cookies: Map<string, string>, line: string): void {
  const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? []
  if (/max-age=0/i.test(line) || /expires=thu, 01 jan 1970/i.test(line)) cookies.delete(name)
  else cookies.set(name, value)
}
