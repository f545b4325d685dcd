// Third-party sign-in, Drive and connected accounts on Vercel.
import { limitJsonBody } from "../src/app/app-frame.ts"
import { serveOnVercel } from "../src/hosts/vercel.ts"
import { signInRoutes } from "../src/routes/sign-in-routes.ts"

export default await serveOnVercel([limitJsonBody, signInRoutes])
