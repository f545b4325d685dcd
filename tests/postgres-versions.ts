import { createRequire } from "node:module"

/** The Postgres versions under test: the lock file's, or those of `npm run test:whole` (scripts/hosted-versions.mjs). */
export const versions = (process.env["HEARTHBOOK_POSTGRES_VERSIONS"] || "18").split(",")

const require = createRequire(new URL("start/hosting/versions/package.json", import.meta.url))

/** Returns the launcher of a version that scripts/hosted-versions.mjs installed, or undefined for the lock file's version. */
export function launcherOf(version = "18"): string | undefined {
  return version === "18" ? undefined : require.resolve(`postgres-${version}`)
}
