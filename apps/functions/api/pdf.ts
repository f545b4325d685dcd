// The documents of /api/v1 on Vercel. They are drawn with a library and fonts that no other function includes.
import { serveOnVercel } from "../src/hosts/vercel.ts"
import { identifyCallers } from "../src/routes/identify-callers.ts"
import { serveBundle } from "../src/routes/serve-bundle.ts"
import { servePapers } from "../src/routes/serve-papers.ts"

export default await serveOnVercel([identifyCallers, servePapers, serveBundle])
