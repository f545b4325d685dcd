// The ways to Google and GitHub and back, on Vercel.
import { limitJson } from "../src/app/app-frame.ts"
import { serveOnVercel } from "../src/hosts/vercel.ts"
import { serveSignIn } from "../src/routes/sign-in-routes.ts"

export default await serveOnVercel([limitJson, serveSignIn])
