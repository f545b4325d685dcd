import type { RouteGroup } from "../http/app-env.ts"
import { serveConnections } from "../oauth/serve-connections.ts"
import { serveDrive } from "../oauth/serve-drive.ts"
import { serveOauth } from "../oauth/serve-oauth.ts"

/** Third-party sign-in, Drive and connected accounts. Register it before /api/v1, to which unknown addresses fall through. */
export const signInRoutes: RouteGroup = (app, options) => {
  serveOauth(app, options)
  serveDrive(app, options)
  serveConnections(app, options)
}
