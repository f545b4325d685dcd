// Third-party sign-in, Drive and connected accounts on Vercel.
import { limitJsonBody } from "../src/app/app-frame.ts"
import { serveOnVercel } from "../src/hosts/vercel.ts"
import { identifyCallers } from "../src/routes/identify-callers.ts"
import { signInRoutes } from "../src/routes/sign-in-routes.ts"

export default await serveOnVercel([identifyCallers, limitJsonBody, signInRoutes])
