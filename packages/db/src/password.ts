import type { Options } from "@node-rs/argon2"

/** OWASP's floor for argon2id, which is this library's default kind; the memory is in KiB. The one place that says how hard a password is to guess. */
const hardness: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The argon2id hash of a password, with its salt and its parameters inside, fit for `user.password_hash`. */
export async function hashPassword(password: string): Promise<string> {
  const { hash } = await loadHasher()
  return hash(password, hardness)
}

/** Whether a password is the one behind a hash, made with these parameters or with earlier ones. Throws when the hash is not one. */
export async function verifyPassword(password_hash: string, password: string): Promise<boolean> {
  const { verify } = await loadHasher()
  return verify(password_hash, password)
}

/** Native code, loaded with the first password: most requests of a function that has just started bring none. */
function loadHasher() {
  return import("@node-rs/argon2")
}
