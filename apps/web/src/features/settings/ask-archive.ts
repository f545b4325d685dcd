import { archiveTicketView } from "@hearthbook/api/schemas/archive"
import { asUser } from "../../lib/as-user.ts"
import { askRest } from "../../lib/rest.ts"

/** Where the browser fetches the family's archive: the ticket for it comes along as a cookie, and is good for a minute. */
export async function askArchive(): Promise<string> {
  const ask = (access_token: string) => askRest("/family/archive/ticket", archiveTicketView, { body: {}, access_token })
  return (await asUser(ask)).url
}
