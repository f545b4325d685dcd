// /api/trpc on Vercel.
import { limitJson } from "../src/app-frame.ts"
import { serveOnVercel } from "../src/on-vercel.ts"
import { serveCalls } from "../src/parts/trpc-part.ts"

export default await serveOnVercel([limitJson, serveCalls])
