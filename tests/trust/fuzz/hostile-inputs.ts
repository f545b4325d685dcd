import fc from "fast-check"

/** Names of properties that every object inherits. */
export const inheritedNames = ["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "valueOf", "then"]

/** Texts that often break software. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
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

/** Hostile values of any kind and depth. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
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

/** Bodies of malformed or unusual JSON. */
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
    // Duplicate names, and names with a meaning in JavaScript.
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

/** Header values: Latin-1 without line breaks. */
export const hostileHeader: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom("", "*", '"1"', 'W/"2"', "-1", "1e3", "9".repeat(500), "a,b,c", ",", "ü", "x".repeat(8_000)),
  fc.string({ unit: "grapheme-ascii", maxLength: 60 }),
)
