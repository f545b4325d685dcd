/** Whether a version is in a range of the kinds that our manifests use: `*`, `1.2.3`, `~1.2.3` and `^1.2.3`. */
export function isInRange(version: string, range: string): boolean {
  if (range === "*" || version === range) return true
  const [, sign, wanted = ""] = /^([~^])(\d+\.\d+\.\d+)$/.exec(range) ?? []
  // What else a range may say is not used here, and would go unseen if it were let pass.
  if (!sign || !/^\d+\.\d+\.\d+$/.test(version)) return false
  const [major = 0, minor = 0, patch = 0] = version.split(".").map(Number)
  const [wantedMajor = 0, wantedMinor = 0, wantedPatch = 0] = wanted.split(".").map(Number)
  if (major !== wantedMajor) return false
  if (minor === wantedMinor && (sign === "~" || major > 0 || minor > 0)) return patch >= wantedPatch
  if (minor === wantedMinor) return patch === wantedPatch
  // Before the first whole version each minor one may break what was.
  return sign === "^" && major > 0 && minor > wantedMinor
}
