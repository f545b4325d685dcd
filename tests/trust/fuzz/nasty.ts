import fc from "fast-check"

/** Names that an object has without anybody's having said so. */
export const inheritedNames = ["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "valueOf", "then"]

/** Texts that have broken something somewhere. */
export const nastyText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    "",
    " ",
    "\0",
    "a\0b",
    "\ud800",
    "\udc00x",
    "\u202e\u2066evil",
    "\ufeff",
    "Z̸̧̛͖a̵l̷g̶o̶",
    "👩‍👩‍👧‍👦🏳️‍🌈",
    "' OR 1=1 --",
    '"; DROP TABLE student; --',
    "%00%ff%c0%ae",
    "../../../../etc/passwd",
    "<script>alert(1)</script>",
    "{{7*7}}${7*7}",
    "NaN",
    "1e309",
    "0x10",
    "-0",
    "2026-02-30",
    "2026-13-01T99:99:99Z",
    "null",
    "undefined",
    ...inheritedNames,
  ),
  fc.integer({ min: 1, max: 200_000 }).map((length) => "x".repeat(length)),
  fc.integer({ min: 1, max: 20_000 }).map((length) => "é𝒳".repeat(length)),
)

/** Of any kind and depth. */
export const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  nastyText,
  fc.constantFrom(null, true, false, 0, -0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, Number.MIN_VALUE, [], {}),
  fc.jsonValue({ maxDepth: 4 }),
  fc.integer({ min: 1, max: 3_000 }).map((depth) => nest(depth, (inner) => [inner])),
  fc.integer({ min: 1, max: 1_000 }).map((depth) => nest(depth, (inner) => ({ a: inner }))),
  fc.integer({ min: 1, max: 5_000 }).map((length) => Array.from({ length }, () => 0)),
  fc.dictionary(fc.constantFrom(...inheritedNames), fc.jsonValue({ maxDepth: 1 })),
)

function nest(depth: number, around: (inner: unknown) => unknown): unknown {
  let value: unknown = 1
  for (let level = 0; level < depth; level++) value = around(value)
  return value
}

/** The text of a body that is not as JSON should be, or not as anybody would write it. */
export function brokenJson(text: string): fc.Arbitrary<string> {
  return fc.oneof(
    fc.integer({ min: 0, max: Math.max(0, text.length - 1) }).map((length) => text.slice(0, length)),
    fc.constantFrom(
      `${text}${text}`,
      `[${text}]`,
      `"${text}"`,
      `\ufeff${text}`,
      `/* */${text}`,
      "{'a':1}",
      "{a:1}",
      "{",
      "nul",
    ),
    // The same name twice, and names that mean something to JavaScript.
    fc
      .constantFrom(...inheritedNames, "id", "title")
      .map((name) => text.replace(/^\{/, `{"${name}":{"x":1},"${name}":[],`).replace(/,\}$/, "}")),
    fc.string({ unit: "binary", maxLength: 50 }),
  )
}

export const contentTypes = [
  "text/plain",
  "text/html",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/json; charset=utf-7",
  "application/json;;;",
  "APPLICATION/JSON",
  "application/xml",
  "image/png",
  "application/octet-stream",
  "x",
]

/** Header values are bytes of Latin-1 without ends of lines. */
export const nastyHeader: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom("", "*", '"1"', 'W/"2"', "-1", "1e3", "9".repeat(500), "a,b,c", ",", "ü", "x".repeat(8_000)),
  fc.string({ unit: "grapheme-ascii", maxLength: 60 }),
)
