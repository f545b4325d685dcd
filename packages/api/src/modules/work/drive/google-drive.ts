import { z } from "zod"
import type { GoogleKeys } from "../../../request/request.ts"
import { callGoogle } from "../../access/oauth/google-token.ts"

const driveFile = z.object({
  id: z.string(),
  name: z.string(),
  mimeType: z.string(),
  webViewLink: z.string(),
  trashed: z.boolean().optional(),
})
export type DriveFile = z.output<typeof driveFile>

/**
 * Reads a file's metadata as its owner sees it; `refused` if the token is no longer valid, `missing` if the file was not
 * picked. PROVIDER_TIMEOUT or PROVIDER_UNREACHABLE.
 */
export async function readDriveFile(
  keys: GoogleKeys,
  access_token: string,
  file_id: string,
): Promise<DriveFile | "refused" | "missing"> {
  const query = new URLSearchParams({ fields: "id,name,mimeType,webViewLink,trashed", supportsAllDrives: "true" })
  const address = `${keys.api_url}/drive/v3/files/${encodeURIComponent(file_id)}?${query}`
  const headers = { authorization: `Bearer ${access_token}` }
  return callGoogle(async () => {
    const response = await fetch(address, { headers, signal: AbortSignal.timeout(keys.timeout) })
    if (response.status === 401) return "refused"
    if (response.status === 403 || response.status === 404) return "missing"
    if (!response.ok) throw new Error(`Drive answered ${response.status}`)
    return driveFile.parse(await response.json())
  })
}
