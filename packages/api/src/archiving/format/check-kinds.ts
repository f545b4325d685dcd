import { archiveKinds, factsOf, nounOfKind } from "@hearthbook/core/nouns/nouns"
import { damagedArchive } from "./archive-errors.ts"
import { manifestName, rowsName, type Manifest } from "./manifest.ts"

/** True if the manifest counts rows of a kind that this version does not know. */
export function hasNewerKinds(counts: object): boolean {
  return Object.keys(counts).some((kind) => !Object.hasOwn(nounOfKind, kind))
}

/**
 * Throws unless manifest and entries agree on the kinds. The manifest counts every kind that the version that wrote it knew, even
 * without rows. A kind without a count is newer than the archive, and has no entry.
 */
export function checkKinds({ counts }: Pick<Manifest, "counts">, has: (name: string) => boolean): void {
  for (const kind of archiveKinds) {
    const name = rowsName(kind)
    const isCounted = counts[kind] !== undefined
    if (isCounted && !has(name)) throw damagedArchive(`${name} is missing`)
    if (!isCounted && has(name)) throw damagedArchive(`${name} does not belong there`)
    if (!isCounted && factsOf(nounOfKind[kind]).is_original)
      throw damagedArchive(`${manifestName} does not count ${kind}`)
  }
}
