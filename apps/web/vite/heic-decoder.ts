import { createRequire } from "node:module"
import path from "node:path"

/**
 * The decoder for iPhones' photos, which is imported as `libheif`. The package offers it only inside a worker from a `blob:` address,
 * which the content security policy refuses, so its file is imported directly. This build evaluates no strings.
 */
export const heicDecoder = path.join(
  path.dirname(createRequire(import.meta.url).resolve("heic-to/csp")),
  "../../src/lib/libheif-without-unsafe-eval.js",
)
