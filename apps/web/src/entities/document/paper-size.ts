import type { PaperSize } from "@hearthbook/core/export/paper-sizes"

/** Countries that print on Letter. All others print on A4. */
const letterCountries = new Set(["US", "CA", "MX", "PH", "CL", "CO", "VE", "PR"])

/** The paper of a language with a country, such as 'en-US'. Letter if the country is unknown, since most families live in the USA. */
export function paperOf(language: string): PaperSize {
  const { region } = new Intl.Locale(language)
  return region === undefined || letterCountries.has(region) ? "letter" : "a4"
}
