// Third-party sign-in, Drive and connected accounts on Vercel.
import { limitJsonBody } from "../src/app/app-frame.ts"
import type { RouteGroup } from "../src/http/app-env.ts"
import { serveOnVercel } from "../src/hosts/vercel.ts"
import { identifyFirst } from "../src/middleware/identify-first.ts"
import { signInRoutes } from "../src/routes/sign-in-routes.ts"

/** All of these routes below the settings need a session. The check for all addresses would bring the image library with it. */
const identifySettings: RouteGroup = (app) => {
  app.post("/api/v1/settings/*", identifyFirst)
}

export default await serveOnVercel([identifySettings, limitJsonBody, signInRoutes])
