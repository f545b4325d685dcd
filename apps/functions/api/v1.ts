// /api/v1 on Vercel, including binary routes, the API docs and health checks. Also answers unknown addresses below /api.
import { limitJsonBody } from "../src/app/app-frame.ts"
import { serveOnVercel } from "../src/hosts/vercel.ts"
import { identifyCallers } from "../src/routes/identify-callers.ts"
import { binaryRoutes, restRoutes } from "../src/routes/rest-routes.ts"

export default await serveOnVercel([identifyCallers, ...binaryRoutes, limitJsonBody, ...restRoutes])
