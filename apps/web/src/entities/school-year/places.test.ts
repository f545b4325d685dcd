import { expect, test } from "vitest"
import { countries, likelyCountry, regionsOf } from "./places.ts"

test.each([
  ["America/Chicago", "de-DE", "US"],
  ["Australia/Sydney", "en-US", "AU"],
  ["America/Argentina/Salta", "es-AR", "AR"],
  ["Europe/London", "en-GB", "GB"],
  ["Europe/Berlin", "de", "US"],
])(
  "the country of a family in %s with a browser in %s is %s",
  { tags: ["settings.public-holidays"] },
  (time_zone, language, country) => {
    expect(likelyCountry(time_zone, language)).toBe(country)
  },
)

test("countries have names, and some have regions", { tags: ["settings.public-holidays"] }, () => {
  expect(countries).toContainEqual({ value: "NZ", label: "New Zealand" })
  expect(regionsOf("US")).toContainEqual({ value: "NY", label: "New York" })
  expect(regionsOf("FR")).toEqual([])
})
