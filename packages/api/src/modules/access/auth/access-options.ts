import type { z } from "zod"
import type { Settings } from "../../../request/request.ts"
import type { accessOptionsView } from "./auth.schema.ts"

type AccessOptions = z.output<typeof accessOptionsView>

/** The ways to sign in that this installation offers besides email and password. */
export function readAccessOptions({ providers, google, push_public_key }: Settings): AccessOptions {
  return { providers, google_picker: pickerOf(google), push_public_key }
}

function pickerOf(google: Settings["google"]): AccessOptions["google_picker"] {
  if (!google?.picker) return null
  const { key, script_url } = google.picker
  // The number of the Google project, which is the first part of a client id.
  const app_id = google.client_id.split("-")[0] ?? ""
  return { developer_key: key, app_id, script_url }
}
