import { randomBytes } from "node:crypto"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"

/** The secret of an embedded installation: made once, kept in the data folder, readable by its owner only. */
export function keepAuthSecret(data_folder: string): string {
  const file = path.join(data_folder, "auth-secret")
  if (!existsSync(file)) writeFileSync(file, randomBytes(48).toString("base64url"), { mode: 0o600 })
  return readFileSync(file, "utf8").trim()
}
