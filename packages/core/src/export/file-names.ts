/** Turns a name into a part of a file name: 'The Brontë family' becomes the-bronte-family. Empty if nothing of it is left. */
export function slugOf(name: string): string {
  return name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 60)
    .replace(/^-|-$/g, "")
}

/** The name of a download: 'hearthbook-the-bronte-family-lessons-2026-09-15.csv'. `parts` may be left out. */
export function downloadName(family: string, parts: string[], extension: string): string {
  return `${["hearthbook", slugOf(family) || "family", ...parts.map(slugOf)].join("-")}.${extension}`
}

/** A name without what no file name may have: 'Ada / Byron' becomes 'Ada Byron'. */
export function plainFileName(name: string): string {
  return name.replace(/[\\/:*?"<>|\p{Cc}]/gu, " ").replace(/\s+/g, " ")
}
