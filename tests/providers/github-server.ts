import { createHash, randomBytes } from "node:crypto"
import type { IncomingMessage } from "node:http"
import { text } from "node:stream/consumers"
import { choicePage, listenOnLoopback } from "./listen.ts"

/** A GitHub account. */
export type GithubAccount = {
  id: number
  login: string
  name: string | null
  emails: { email: string; primary: boolean; verified: boolean }[]
}

export const githubKeys = { client_id: "hearthbook-at-github", client_secret: "github's secret, known to few" }

type Code = { account: GithubAccount; redirect_uri: string; challenge: string | null }
type Answer = { status?: number; headers?: Record<string, string>; body?: string | object }

/**
 * GitHub's OAuth as on an Enterprise server: the authorization page, the exchange of a code with PKCE, and the two calls
 * for the user's profile. Like GitHub, answers a refused exchange with 200.
 */
export async function startGithubServer(accounts: GithubAccount[]) {
  const { url, serve, close } = await listenOnLoopback()
  const codes = new Map<string, Code>()
  const tokens = new Map<string, GithubAccount>()

  const authorize = ({ searchParams }: URL): Answer => {
    const redirect = new URL(searchParams.get("redirect_uri") ?? "")
    redirect.searchParams.set("state", searchParams.get("state") ?? "")
    const login = searchParams.get("login")
    const account = accounts.find((one) => one.login === login)
    if (account) {
      const code = randomBytes(10).toString("hex")
      const challenge = searchParams.get("code_challenge")
      codes.set(code, { account, redirect_uri: searchParams.get("redirect_uri") ?? "", challenge })
      redirect.searchParams.set("code", code)
    } else if (login === "deny") {
      redirect.searchParams.set("error", "access_denied")
    } else {
      const href = (name: string) => `?${new URLSearchParams([...searchParams, ["login", name]])}`
      const choices = accounts.map((one) => ({ label: one.login, href: href(one.login) }))
      const body = choicePage("Authorize Hearthbook", [...choices, { label: "Deny", href: href("deny") }])
      return { headers: { "content-type": "text/html" }, body }
    }
    return { status: 302, headers: { location: redirect.href } }
  }

  const exchange = async (request: IncomingMessage): Promise<Answer> => {
    const form = new URLSearchParams(await text(request))
    const code = codes.get(form.get("code") ?? "")
    codes.delete(form.get("code") ?? "")
    const verifier = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url")
    if (readClient(request) !== `${githubKeys.client_id}:${githubKeys.client_secret}`)
      return { body: { error: "incorrect_client_credentials" } }
    if (code?.challenge !== verifier || code.redirect_uri !== form.get("redirect_uri")) {
      return { body: { error: "bad_verification_code", error_description: "The code passed is incorrect." } }
    }
    const access_token = `gho_${randomBytes(18).toString("hex")}`
    tokens.set(access_token, code.account)
    return { body: { access_token, scope: "read:user,user:email", token_type: "bearer" } }
  }

  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const address = new URL(request.url ?? "/", url)
    if (address.pathname === "/login/oauth/authorize") return authorize(address)
    if (address.pathname === "/login/oauth/access_token") return exchange(request)
    const account = tokens.get(request.headers.authorization?.replace("Bearer ", "") ?? "")
    if (!account) return { status: 401, body: { message: "Bad credentials" } }
    const { emails, ...user } = account
    // A profile's public email is not verified.
    if (address.pathname === "/api/v3/user") return { body: { ...user, email: "public@elsewhere.example" } }
    if (address.pathname === "/api/v3/user/emails") return { body: emails }
    return { status: 404, body: { message: "Not Found" } }
  }

  serve((request, response) => {
    void answer(request).then(({ status = 200, headers = {}, body = "" }) => {
      const isJson = typeof body === "object"
      response.writeHead(status, { ...(isJson ? { "content-type": "application/json" } : {}), ...headers })
      response.end(isJson ? JSON.stringify(body) : body)
    })
  })
  return { url, close }
}

/** Reads client id and secret, which RFC 6749 requires to be form-encoded before they are joined. */
function readClient({ headers }: IncomingMessage): string {
  return decodeURIComponent(atob(headers.authorization?.replace("Basic ", "") ?? "").replaceAll("+", " "))
}
