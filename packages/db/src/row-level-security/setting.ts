/**
 * Returns false if the environment turns row-level security off, by ROW_LEVEL_SECURITY or, if that is not set, by FAMILY_WALL, its
 * former name.
 */
export function readRowLevelSecuritySetting(env: Record<string, string | undefined>): boolean {
  const setting = env["ROW_LEVEL_SECURITY"]?.trim() || env["FAMILY_WALL"]?.trim()
  return setting !== "false" && setting !== "0"
}
