import { createRequire } from "node:module"

/** The Postgres versions under test: the one of the lock file, or those that `npm run test:whole` names (scripts/hosting.mjs). */
export const versions = (process.env["HEARTHBOOK_POSTGRES_VERSIONS"] || "18").split(",")

const require = createRequire(new URL("versions/package.json", import.meta.url))

/** The launcher of a version, which scripts/hosting.mjs has installed; undefined is the lock file's own. */
export function launcherOf(version: string): string | undefined {
  return version === "18" ? undefined : require.resolve(`postgres-${version}`)
}
