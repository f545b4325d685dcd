// Turns off Zod's use of eval, which the content security policy forbids. Must be imported before the first schema. Sets the global
// that Zod reads instead of calling its `config`, which would load a part of Zod on pages without a form.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
