// npm run test:vercel, npm run test:lambda: the contract suite through what was built for that platform.
import { spawnSync } from "node:child_process"
import { createRequire } from "node:module"
import { fileURLToPath } from "node:url"

const [platform = "", ...files] = process.argv.slice(2)
const vitest = createRequire(import.meta.url).resolve("vitest/vitest.mjs")
const { status } = spawnSync(process.execPath, [vitest, "run", "--project", "contract", ...files], {
  cwd: fileURLToPath(new URL("../../..", import.meta.url)),
  env: { ...process.env, HEARTHBOOK_TEST_TARGET: platform, HEARTHBOOK_TEST_DRIVER: "neon" },
  stdio: "inherit",
})
process.exit(status ?? 1)
