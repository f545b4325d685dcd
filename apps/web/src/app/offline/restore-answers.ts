import type { QueryClient } from "@tanstack/react-query"
import { keptAnswersName } from "../../session/kept-data.ts"
import { hasUnsavedChanges } from "../../forms/unsaved/unsaved-changes.ts"
import { canKeepSealed, SealedBox } from "../../session/sealed-box.ts"
import { changeKeeper } from "../../api/waiting-link.ts"
import { holdChanges } from "./hold-changes.ts"
import { waitForKeeper } from "./keeper-start.ts"
import { readAnswers } from "./cached-queries.ts"
import { dropRefused } from "./refused-answers.ts"

/**
 * Puts a person's last known data into the query cache, before the first page shows. Each answer is asked for anew as soon as a page shows
 * it, however new it is. Changes wait until the keeper has started.
 */
export async function restoreAnswers(client: QueryClient, user_id: string): Promise<void> {
  if (!canKeepSealed()) return
  changeKeeper.keep = holdChanges(waitForKeeper())
  const box = await SealedBox.open(keptAnswersName(user_id))
  const restored: string[] = []
  for (const { key, data, at } of await readAnswers(box, Date.now())) {
    const query = client.getQueryCache().build(client, { queryKey: key })
    if (query.state.data !== undefined) continue
    query.setData(data, { updatedAt: at, manual: true })
    query.invalidate()
    restored.push(query.queryHash)
  }
  dropRefused(client, restored, hasUnsavedChanges)
  box.close()
}
