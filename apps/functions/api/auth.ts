// The ways to Google and GitHub and back, on Vercel.
import { limitJson } from "../src/app-frame.ts"
import { serveOnVercel } from "../src/on-vercel.ts"
import { serveSignIn } from "../src/parts/sign-in-part.ts"

export default await serveOnVercel([limitJson, serveSignIn])
