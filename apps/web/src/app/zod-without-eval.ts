import { config } from "zod/v4/core"

// The content security policy forbids eval, and zod would try it when the first schema is built: imported before any. Only
// its settings: the schemas come with the first form.
config({ jitless: true })
