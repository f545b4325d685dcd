// /api/trpc on Vercel.
import { limitJsonBody } from "../src/app/app-frame.ts"
import { serveOnVercel } from "../src/hosts/vercel.ts"
import { trpcRoutes } from "../src/routes/trpc-routes.ts"

export default await serveOnVercel([limitJsonBody, trpcRoutes])
