// What Vercel's timer calls.
import { limitJson } from "../src/app-frame.ts"
import { serveCron } from "../src/cron.ts"
import { serveOnVercel } from "../src/on-vercel.ts"

export default await serveOnVercel([limitJson, serveCron])
