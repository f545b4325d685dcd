import { childMailDomain } from "../../mail/mail.ts"

/** Letters that do not decompose into a Latin letter and an accent. */
const letters: Record<string, string> = {
  æ: "ae",
  ð: "d",
  đ: "d",
  ħ: "h",
  ı: "i",
  ĸ: "k",
  ł: "l",
  ŋ: "n",
  ø: "o",
  œ: "oe",
  ß: "ss",
  þ: "th",
  ŧ: "t",
  ə: "e",
}

/** 'Zoë-Ann' in an address: 'zoeann'. Empty for a name without Latin letters. */
function slug(name: string): string {
  return name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, (letter) => letters[letter] ?? "")
    .slice(0, 40)
}

/** The addresses to offer for a child, best first: emma@, emma.lastname@, emma2@ and so on. */
export function loginNames({ first_name, last_name }: { first_name: string; last_name: string }): string[] {
  const [first = "child", last] = [slug(first_name), slug(last_name)].map((part) => part || undefined)
  const numbered = Array.from({ length: 98 }, (_, index) => `${first}${index + 2}`)
  return [first, ...(last ? [`${first}.${last}`] : []), ...numbered].map((name) => `${name}@${childMailDomain}`)
}
