import type { RouteGroup } from "../http/app-env.ts"
import { serveConnections } from "../oauth/serve-connections.ts"
import { serveDrive } from "../oauth/serve-drive.ts"
import { serveOauth } from "../oauth/serve-oauth.ts"

/** The ways to Google and GitHub and back. Before /api/v1, to which what is no such way falls through. */
export const signInRoutes: RouteGroup = (app, options) => {
  serveOauth(app, options)
  serveDrive(app, options)
  serveConnections(app, options)
}
