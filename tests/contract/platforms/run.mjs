// npm run test:vercel, npm run test:lambda: runs the contract tests against that platform's build.
import { spawnSync } from "node:child_process"
import path from "node:path"
import { fileURLToPath } from "node:url"

const [platform = "", ...files] = process.argv.slice(2)
const root = fileURLToPath(new URL("../../..", import.meta.url))
const vitest = path.join(root, "node_modules", "vitest", "vitest.mjs")
const { status } = spawnSync(process.execPath, [vitest, "run", "--project", "contract", ...files], {
  cwd: root,
  env: { ...process.env, HEARTHBOOK_TEST_TARGET: platform, HEARTHBOOK_TEST_DRIVER: "neon" },
  stdio: "inherit",
})
process.exit(status ?? 1)
