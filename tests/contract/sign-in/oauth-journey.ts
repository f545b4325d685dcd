import { randomBytes } from "node:crypto"
import type { AppOptions } from "@hearthbook/functions/app"
import { githubKeys, startGithubServer } from "../../providers/github-server.ts"
import { googleKeys, startOpenidProvider } from "../../providers/openid-provider.ts"
import { openBrowser } from "./oauth-browser.ts"
import { openRest, type Rest } from "../fixtures/rest-client.ts"

/** The web app's origin in these tests. */
export const home = "http://hearthbook.test"

/** Accounts at the identity providers. */
export const ada = {
  sub: "1001",
  email: "ada@gmail.test",
  email_verified: true,
  given_name: "Ada",
  family_name: "Byron",
}
export const ghost = { sub: "1002", email: "ghost@gmail.test", email_verified: false, given_name: "Ghost" }
export const octavia = {
  id: 42,
  login: "octavia",
  name: "Octavia Estelle Butler",
  emails: [
    { email: "old@github.test", primary: false, verified: true },
    { email: "octavia@github.test", primary: true, verified: true },
  ],
}
export const unproven = {
  id: 43,
  login: "unproven",
  name: null,
  emails: [{ email: "x@github.test", primary: true, verified: false }],
}

export const newState = () => randomBytes(32).toString("hex")

/** Files in the Drives of Ada and of another user. */
const driveFiles = [
  { id: "leaf-press", name: "Leaf press.pdf", mimeType: "application/pdf", owner: ada.sub },
  { id: "poem", name: "A poem", mimeType: "application/vnd.google-apps.document", owner: ada.sub },
  { id: "song", name: "Song.mp3", mimeType: "audio/mpeg", owner: ada.sub },
  { id: "binned", name: "Old.pdf", mimeType: "application/pdf", owner: ada.sub, trashed: true },
  { id: "of-ghost", name: "Boo.pdf", mimeType: "application/pdf", owner: ghost.sub },
]

/** Starts the app with test identity providers on loopback, for sign-ins from start to finish. */
export async function openJourney(settings?: (issuer: string) => Partial<AppOptions>) {
  const google = await startOpenidProvider([ada, ghost], `${home}/auth/callback/google`, driveFiles)
  const githubSite = await startGithubServer([octavia, unproven])

  /** Options with the keys of both identity providers; Google's issuer is `issuer`. */
  const optionsFor = (issuer: string, patience = 30_000): Partial<AppOptions> => ({
    oauth: {
      keys: {
        google: { ...googleKeys, base_url: issuer },
        github: { ...githubKeys, base_url: githubSite.url },
      },
      patience,
    },
  })
  const rest = await openRest({ ...optionsFor(google.issuer), ...settings?.(google.issuer) })

  const journey = {
    rest,
    google,
    optionsFor,
    browser: openBrowser(rest),
    /** Continues in a new browser. */
    takeNewBrowser: (app: Rest = rest) => void (journey.browser = openBrowser(app)),
    /** Opens the identity provider and selects an account. Returns the web app's URL that it redirects to. */
    authorizeAt: async (provider: string, choice: string, state = newState()) => {
      const page = await journey.browser.open(`${home}/api/v1/auth/${provider}/signin?state=${state}`)
      // The identity provider shows no selection to a user who is already signed in.
      return page.url.origin === home ? page.url : (await journey.browser.click(page, choice)).url
    },
    /** Finishes the sign-in as the web app does, by passing the query to the API. */
    bring: ({ pathname, search }: URL, more = "") =>
      journey.browser.call(
        `/api/v1${pathname.replace(/^\/auth\/callback\/(\w+)$/, "/auth/$1/callback")}${search}${more}`,
      ),
    close: () => Promise.all([rest.close(), google.close(), githubSite.close()]),
  }
  return journey
}
