import { childMailDomain } from "../../../messages/mail/mail.ts"

/** A name in letters that every keyboard has: 'Zoë-Ann' is 'zoeann', 'Иван' is 'ivan'. Empty for a name of signs alone. */
async function slug(name: string): Promise<string> {
  // The tables of all scripts are loaded by the few requests that need them, not at every start.
  const { default: anyAscii } = await import("any-ascii")
  return anyAscii(name.normalize("NFC"))
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "")
    .slice(0, 40)
}

/** The addresses to offer for a child, best first: emma@, emma.lastname@, emma2@ and so on. */
export async function loginNames(holder: { first_name: string; last_name: string }): Promise<string[]> {
  const first = (await slug(holder.first_name)) || "child"
  const last = await slug(holder.last_name)
  const numbered = Array.from({ length: 98 }, (_, index) => `${first}${index + 2}`)
  return [first, ...(last ? [`${first}.${last}`] : []), ...numbered].map((name) => `${name}@${childMailDomain}`)
}
