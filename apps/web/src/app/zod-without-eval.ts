// The content security policy forbids eval, and zod would try it when the first schema is built: imported before any. Set
// where zod reads it and not by its `config`, which would bring a part of zod to pages that have no form.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
