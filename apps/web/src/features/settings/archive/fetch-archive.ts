import { archiveTicketView } from "@hearthbook/api/schemas/archive"
import { asUser } from "../../../session/as-user.ts"
import { askRest } from "../../../api/rest.ts"
import { hasUnsavedChanges } from "../../../forms/unsaved/unsaved-changes.ts"

/**
 * Has the browser fetch the family's archive: the ticket for it comes along as a cookie, and is good for a minute. A refusal
 * leads to the settings and would take along what was typed there; then they open in a tab of their own, which a browser
 * closes by itself where the file comes.
 */
export async function fetchArchive(): Promise<void> {
  const ask = (access_token: string) => askRest("/family/archive/ticket", archiveTicketView, { body: {}, access_token })
  const { url } = await asUser(ask)
  // Where no tab may be opened, the browser asks about what was typed.
  if (!hasUnsavedChanges() || !window.open(url)) window.location.assign(url)
}
