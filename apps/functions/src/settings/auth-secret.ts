import { randomBytes } from "node:crypto"
import path from "node:path"
import { EnvError } from "./env.ts"
import { readOrCreateFile } from "./read-or-create-file.ts"

/** As many as AUTH_SECRET has at least. */
const fewestCharacters = 32

/**
 * The secret of an embedded installation: made once, kept in the data folder. Throws EnvError for a file that is cut off, by
 * whose secret anybody could sign.
 */
export function loadAuthSecret(data_folder: string): string {
  const file = path.join(data_folder, "auth-secret")
  const secret = readOrCreateFile(file, () => randomBytes(48).toString("base64url"))
  if (secret.length < fewestCharacters)
    throw new EnvError(`${file} is damaged; put it back from a copy, or remove it, and everybody signs in again`)
  return secret
}
