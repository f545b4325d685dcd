import type { Options } from "@node-rs/argon2"

/**
 * OWASP's minimum for argon2id, the library's default algorithm. `memoryCost` is in KiB.
 * https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html
 */
const parameters: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Returns the argon2id hash of a password for `user.password_hash`. The hash includes its salt and parameters. */
export async function hashPassword(password: string): Promise<string> {
  const { hash } = await loadHasher()
  return hash(password, parameters)
}

/** Returns true if the password matches the hash, whatever parameters the hash was made with. Throws if the hash is malformed. */
export async function verifyPassword(password_hash: string, password: string): Promise<boolean> {
  const { verify } = await loadHasher()
  return verify(password_hash, password)
}

/** Loads the native module with the first password, because most requests of a newly started function need none. */
function loadHasher() {
  return import("@node-rs/argon2")
}
