import { expect, test } from "vitest"
import {
  day,
  localDateTime,
  archivedLink,
  optionalLink,
  optionalName,
  optionalText,
  pointsUpTo,
  requiredText,
  searchText,
  timeOfDay,
} from "./fields.ts"

test("a name is put on one line, whatever was typed or pasted, because it may appear in a mail", () => {
  const name = requiredText("Name", 80)
  expect(name.parse("  Ada\r\nBcc: you@example.com\r\n\r\nYou have won \u2028 \u0007 ")).toBe(
    "Ada Bcc: you@example.com You have won",
  )
  expect(name.parse("Ána  de\tla Cruz")).toBe("Ána de la Cruz")
  expect(name.safeParse("\u0007").success).toBe(false)
  expect(name.safeParse("\u200b \u2060").success).toBe(false)
  for (const blank of ["\u3164", "\u2800", "\u115f\u1160", "\u{e0041}", "\u0301"])
    expect(name.safeParse(blank).success).toBe(false)
  expect(name.parse("A\u3164d\u034fa")).toBe("Ada")
  expect(name.parse("👩\u200d🔬 Science")).toBe("👩\u200d🔬 Science")
})

test.each([
  ["09:30", "09:30"],
  ["1970-01-01T09:30:00.000Z", "09:30"],
  // On days when the clocks change, too.
  ["2026-03-08T02:30:00.000Z", "02:30"],
  ["2026-11-01T01:30:45Z", "01:30"],
  ["2026-11-01T01:30", "01:30"],
  ["1970-01-01T09:30:00+02:00", "07:30"],
])("the time of day %s is %s in every time zone", { tags: ["schedule.times"] }, (text, time) => {
  expect(timeOfDay("Start time").parse(text)).toBe(time)
})

test.each(["", "9:30", "24:00", "09:60", "noon", null, 9])("%o is not a time of day", (text) => {
  expect(timeOfDay("Start time").safeParse(text).success).toBe(false)
})

test.each([
  ["2026-03-08", "2026-03-08T00:00"],
  ["2026-03-08T02:30:00.000Z", "2026-03-08T02:30"],
  ["2026-11-01T01:30", "2026-11-01T01:30"],
  ["2026-12-31T23:30:00-01:00", "2027-01-01T00:30"],
])("the local time %s is read as %s in every time zone", (text, shown) => {
  expect(localDateTime("Start").parse(text)).toBe(shown)
})

test("a day is taken as written, whatever time and zone follow it", () => {
  for (const text of ["2026-03-08", "2026-03-08T23:59:00-08:00", "2026-03-08T00:00:00+09:00"])
    expect(day("Date").parse(text)).toBe("2026-03-08")
})

test("invisible characters of a pasted text are removed in every text field", { tags: ["editing.pasted"] }, () => {
  const pasted = "\ufeffRead\u00ad\u200b \u202ethis\u202c "
  expect(requiredText("Title", 9).parse(pasted)).toBe("Read this")
  expect(optionalName("Location", 9).parse(pasted)).toBe("Read this")
  expect(optionalText("Notes", 9).parse(pasted)).toBe("Read this")
  expect(searchText.parse(pasted)).toBe("Read this")
  expect(optionalText("Notes", 99).parse("One\r\nTwo\vThree")).toBe("One\nTwo\nThree")
  expect(optionalText("Notes", 9).parse("\u200b")).toBeNull()
  expect(optionalText("Notes", 9).safeParse("a\0b").success).toBe(false)
})

test("a link gets a missing https://, and other schemes are refused in words", { tags: ["editing.links"] }, () => {
  const link = optionalLink("Website")
  expect(link.parse(" abeka.com ")).toBe("https://abeka.com")
  expect(link.parse("https://example.com/a-\r\nlong-path")).toBe("https://example.com/a-long-path")
  expect(link.parse(" ")).toBeNull()
  for (const wrong of ["mailto:ada@example.com", "javascript:alert(1)", "data:text/html,x", "ftp://abeka.com"])
    expect(link.safeParse(wrong).error?.issues).toMatchObject([
      { message: "Website must be a web address such as https://example.com." },
    ])
})

test("a link with a user name is refused, and comes out of an archive without it", { tags: ["editing.links"] }, () => {
  for (const typed of ["https://ada@example.com/math", "https://ada:secret@example.com/math"]) {
    expect(optionalLink("Website").safeParse(typed).error?.issues).toMatchObject([
      { message: "Website must not contain a user name or password." },
    ])
    expect(archivedLink("Website").parse(typed)).toBe("https://example.com/math")
  }
  const mail = "https://example.com/ask?mail=ada@example.com"
  expect(optionalLink("Website").parse(mail)).toBe(mail)
  expect(archivedLink("Website").parse(mail)).toBe(mail)
})

test("every number out of range gets one sentence", { tags: ["grades.points-range"] }, () => {
  const message = "Points must be a number between 0 and 50"
  for (const wrong of [-1, 50.01, "8,5", "", null, Number.NaN, Number.POSITIVE_INFINITY])
    expect(pointsUpTo(50).safeParse(wrong).error?.issues).toMatchObject([{ message }])
  expect(pointsUpTo(50).parse(8.25)).toBe(8.25)
  expect(pointsUpTo(50).safeParse(8.255).error?.issues).toMatchObject([
    { message: "Points can have two decimals at most." },
  ])
})
