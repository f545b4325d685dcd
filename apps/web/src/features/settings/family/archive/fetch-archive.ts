import { archiveTicketView } from "@hearthbook/api/data/archive"
import { asUser } from "../../../../session/as-user.ts"
import { askRest } from "../../../../api/rest.ts"
import { hasUnsavedChanges } from "../../../../forms/unsaved/unsaved-changes.ts"

/**
 * Makes the browser download the family's archive, with a one-minute ticket as a cookie. A refusal redirects to the
 * settings and would lose unsaved changes there; then the download opens in a new tab, which the browser closes once
 * the file arrives.
 */
export async function fetchArchive(): Promise<void> {
  const ask = (access_token: string) => askRest("/family/archive/ticket", archiveTicketView, { body: {}, access_token })
  const { url } = await asUser(ask)
  // If the tab is blocked, the browser asks about unsaved changes.
  if (!hasUnsavedChanges() || !window.open(url)) window.location.assign(url)
}
