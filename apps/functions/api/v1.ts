// /api/v1 on Vercel, with what travels as bytes, the docs and the installation's health; and every address below /api that
// is none.
import { limitJson } from "../src/app/app-frame.ts"
import { serveOnVercel } from "../src/hosts/vercel.ts"
import { servesBytes, servesRest } from "../src/routes/rest-routes.ts"

export default await serveOnVercel([...servesBytes, limitJson, ...servesRest])
