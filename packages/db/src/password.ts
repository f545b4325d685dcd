import type { Options } from "@node-rs/argon2"

/**
 * OWASP's minimum for argon2id, the library's default algorithm. `memoryCost` is in KiB.
 * https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html
 */
const parameters: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Returns the argon2id hash of a password for `user.password_hash`. The hash includes its salt and parameters. The password is
 * hashed in Unicode's composed form (NFC), because some keyboards write 'é' as one character and others as two.
 */
export async function hashPassword(password: string): Promise<string> {
  const { hash } = await loadHasher()
  return hash(password.normalize("NFC"), parameters)
}

/**
 * Returns true if the password matches the hash, whatever parameters the hash was made with. Throws if the hash is malformed.
 * The password as typed comes first: older hashes were not made from the composed form.
 */
export async function verifyPassword(password_hash: string, password: string): Promise<boolean> {
  const { verify } = await loadHasher()
  for (const form of formsOf(password)) if (await verify(password_hash, form)) return true
  return false
}

/** Takes as long as `verifyPassword` does for a wrong password. Creating a hash takes as long as verifying one. */
export async function verifyNothing(password: string): Promise<void> {
  const { hash } = await loadHasher()
  for (const form of formsOf(password)) await hash(form, parameters)
}

/** A password as typed, and its composed form if that is another one. */
function formsOf(password: string): Set<string> {
  return new Set([password, password.normalize("NFC")])
}

/** Loads the native module with the first password, because most requests of a newly started function need none. */
function loadHasher() {
  return import("@node-rs/argon2")
}
