// /api/trpc on Vercel.
import { limitJson } from "../src/app/app-frame.ts"
import { serveOnVercel } from "../src/hosts/vercel.ts"
import { serveCalls } from "../src/routes/trpc-routes.ts"

export default await serveOnVercel([limitJson, serveCalls])
