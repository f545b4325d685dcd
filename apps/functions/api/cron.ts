// The jobs that Vercel's timer calls.
import { limitJsonBody } from "../src/app/app-frame.ts"
import { serveCron } from "../src/routes/cron.ts"
import { serveOnVercel } from "../src/hosts/vercel.ts"

export default await serveOnVercel([limitJsonBody, serveCron])
