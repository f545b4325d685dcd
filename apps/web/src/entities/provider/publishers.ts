import { subjectKey } from "@hearthbook/core/planning/copy/matching-subject"
import type { Publisher } from "@hearthbook/core/planning/setup/common-publishers"

/** Loads the common publishers. Empty if they cannot be loaded, since they are only suggestions. */
export async function loadPublishers(): Promise<Publisher[]> {
  return import("@hearthbook/core/planning/setup/common-publishers").then(
    ({ commonPublishers }) => commonPublishers,
    () => [],
  )
}

/** The common publisher of a name, whatever its case and accents. Undefined if there is none. */
export async function publisherNamed(name: string): Promise<Publisher | undefined> {
  const publishers = await loadPublishers()
  return publishers.find((publisher) => subjectKey(publisher.name) === subjectKey(name))
}
