import { expect, test } from "vitest"
import { shortenMiddle } from "./shorten-middle.ts"

test.each([
  ["map.jpg", "map.jpg"],
  ["worksheet v1.2.pdf", "worksheet v1.2.pdf"],
  ["Book report about the long river, final version.pdf", "Book report about th…nal version.pdf"],
  ["🦊".repeat(40), `${"🦊".repeat(20)}…${"🦊".repeat(15)}`],
])("%s is shown as %s", { tags: ["assignments.file-names"] }, (name, shown) => expect(shortenMiddle(name)).toBe(shown))
