import { randomBytes } from "node:crypto"
import path from "node:path"
import { EnvError } from "./env.ts"
import { readOrCreateFile } from "./read-or-create-file.ts"

/** The least length, as for AUTH_SECRET. */
const minLength = 32

/**
 * Returns the secret of an embedded installation, which is created once and stored in the data folder. Throws EnvError if the file
 * is truncated, because a short secret could be guessed.
 */
export function loadAuthSecret(data_folder: string): string {
  const file = path.join(data_folder, "auth-secret")
  const secret = readOrCreateFile(file, () => randomBytes(48).toString("base64url"))
  if (secret.length < minLength)
    throw new EnvError(`${file} is damaged. Restore it from a backup, or remove it, which signs everyone out`)
  return secret
}
