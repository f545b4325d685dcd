/** Returns true if a version is in a range. Supports the kinds in our manifests: `*`, `1.2.3`, `~1.2.3` and `^1.2.3`. */
export function isInRange(version: string, range: string): boolean {
  if (range === "*" || version === range) return true
  const [, sign, wanted = ""] = /^([~^])(\d+\.\d+\.\d+)$/.exec(range) ?? []
  // Any other kind of range fails, because it would be unchecked.
  if (!sign || !/^\d+\.\d+\.\d+$/.test(version)) return false
  const [major = 0, minor = 0, patch = 0] = version.split(".").map(Number)
  const [wantedMajor = 0, wantedMinor = 0, wantedPatch = 0] = wanted.split(".").map(Number)
  if (major !== wantedMajor) return false
  if (minor === wantedMinor && (sign === "~" || major > 0 || minor > 0)) return patch >= wantedPatch
  if (minor === wantedMinor) return patch === wantedPatch
  // Before 1.0.0, minor versions may have breaking changes.
  return sign === "^" && major > 0 && minor > wantedMinor
}
