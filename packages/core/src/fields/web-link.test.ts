import fc from "fast-check"
import { expect, test } from "vitest"
import { completeLink, isWebLink } from "./web-link.ts"

const tags = ["editing.links"]

test.each([
  ["abeka.com", "https://abeka.com"],
  ["www.abeka.com/math?grade=4#top", "https://www.abeka.com/math?grade=4#top"],
  ["abeka.com:8080/math", "https://abeka.com:8080/math"],
  ["//abeka.com/math", "https://abeka.com/math"],
  ["abeka.com/logo.png", "https://abeka.com/logo.png"],
  ["schön.de", "https://schön.de"],
  ["abeka.com/ask?mail=ada@example.com", "https://abeka.com/ask?mail=ada@example.com"],
])("%s is completed to %s", { tags }, (typed, link) => {
  expect(completeLink(typed)).toBe(link)
  expect(isWebLink(link)).toBe(true)
})

test.each(["https://abeka.com", "http://localhost:3000", "HTTPS://Abeka.com"])(
  "%s stays as it is",
  { tags },
  (link) => {
    expect(completeLink(link)).toBe(link)
    expect(isWebLink(link)).toBe(true)
  },
)

test.each([
  "mailto:ada@example.com",
  "javascript:alert(1)",
  "JavaScript://abeka.com/%0aalert(1)",
  "data:text/html,hello",
  "ftp://abeka.com",
  "file:///etc/passwd",
  "tel:5551234",
  "ada@example.com",
  "abeka",
  "see page 4",
  "see abeka.com",
  "4.5",
  "192.168.0.1",
  "C:\\Users\\ada\\work.pdf",
  "/resources",
  "logo.png",
  "Spelling test.v2.PDF",
  "worksheet-4.docx",
  "http:abeka.com",
  "https://",
])("%s is no web address and stays as it is", { tags }, (typed) => {
  expect(completeLink(typed)).toBe(typed)
  expect(isWebLink(completeLink(typed))).toBe(false)
})

test("a completed link stays as it is, and a link is never completed to another scheme", { tags }, () => {
  fc.assert(
    fc.property(fc.oneof(fc.webUrl(), fc.domain(), fc.emailAddress(), fc.string()), (typed) => {
      const link = completeLink(typed)
      expect(completeLink(link)).toBe(link)
      if (link !== typed) expect(isWebLink(link)).toBe(true)
    }),
  )
  fc.assert(
    // Random letters after the last dot may spell the ending of a file.
    fc.property(fc.domain(), (domain) => {
      const site = domain.replace(/[^.]+$/, "com")
      expect(completeLink(site)).toBe(`https://${site}`)
    }),
  )
})
