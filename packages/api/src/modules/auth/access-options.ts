import type { z } from "zod"
import type { Settings } from "../../request.ts"
import type { accessOptionsView } from "./auth.schema.ts"

/** What this installation offers beside e-mail and password. */
export function readAccessOptions({ providers, google }: Settings): z.output<typeof accessOptionsView> {
  if (!google?.picker) return { providers, google_picker: null }
  const { key, script_url } = google.picker
  // The project's number, with which a client's id begins.
  const app_id = google.client_id.split("-")[0] ?? ""
  return { providers, google_picker: { developer_key: key, app_id, script_url } }
}
