import { z } from "zod"

// The content security policy forbids eval, and zod would try it when the first schema is built: imported before any.
z.config({ jitless: true })
