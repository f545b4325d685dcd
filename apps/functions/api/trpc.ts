// /api/trpc on Vercel.
import { limitJsonBody } from "../src/app/app-frame.ts"
import { serveOnVercel } from "../src/hosts/vercel.ts"
import { identifyCallers } from "../src/routes/identify-callers.ts"
import { trpcRoutes } from "../src/routes/trpc-routes.ts"

export default await serveOnVercel([identifyCallers, limitJsonBody, trpcRoutes])
