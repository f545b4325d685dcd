import anyAscii from "any-ascii"
import { childMailDomain } from "../../../messages/mail/mail.ts"

/** A name in letters that every keyboard has: 'Zoë-Ann' is 'zoeann', 'Иван' is 'ivan'. Empty for a name of signs alone. */
function slug(name: string): string {
  return anyAscii(name.normalize("NFC"))
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "")
    .slice(0, 40)
}

/** The addresses to offer for a child, best first: emma@, emma.lastname@, emma2@ and so on. */
export function loginNames({ first_name, last_name }: { first_name: string; last_name: string }): string[] {
  const [first = "child", last] = [slug(first_name), slug(last_name)].map((part) => part || undefined)
  const numbered = Array.from({ length: 98 }, (_, index) => `${first}${index + 2}`)
  return [first, ...(last ? [`${first}.${last}`] : []), ...numbered].map((name) => `${name}@${childMailDomain}`)
}
