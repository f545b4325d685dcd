import { expect, test } from "vitest"
import { southernCountry, usualDateFormat, usualYearStart } from "./usual-place.ts"

test.each([
  ["Australia/Sydney", "01-27", "AU", "DD/MM/YYYY"],
  ["Australia/Perth", "01-27", "AU", "DD/MM/YYYY"],
  ["Pacific/Auckland", "02-01", "NZ", "DD/MM/YYYY"],
  ["Africa/Johannesburg", "01-14", "ZA", "DD/MM/YYYY"],
  ["America/Argentina/Cordoba", "02-26", "AR", "DD/MM/YYYY"],
  ["America/Buenos_Aires", "02-26", "AR", "DD/MM/YYYY"],
  ["America/Santiago", "02-26", "CL", "DD/MM/YYYY"],
  ["America/Sao_Paulo", "02-05", "BR", "DD/MM/YYYY"],
  ["America/New_York", "07-01", null, "MM/DD/YYYY"],
  ["America/Toronto", "07-01", null, "MM/DD/YYYY"],
  ["America/Mexico_City", "07-01", null, "DD/MM/YYYY"],
  ["Pacific/Honolulu", "07-01", null, "MM/DD/YYYY"],
  ["Europe/London", "07-01", null, "DD/MM/YYYY"],
  ["Europe/Stockholm", "07-01", null, "YYYY-MM-DD"],
  ["Asia/Tokyo", "07-01", null, "YYYY-MM-DD"],
  ["Asia/Kolkata", "07-01", null, "DD/MM/YYYY"],
  ["UTC", "07-01", null, "MM/DD/YYYY"],
])(
  "in %s a school year begins on %s, in the country %s, and a date is written %s",
  { tags: ["setup.place"] },
  (zone, start, country, format) => {
    expect(usualYearStart(zone)).toBe(start)
    expect(southernCountry(zone)).toBe(country)
    expect(usualDateFormat(zone)).toBe(format)
  },
)
