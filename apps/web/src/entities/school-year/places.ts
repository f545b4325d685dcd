import { southernCountry } from "@hearthbook/core/time/usual-place"

/** The countries whose public holidays are known, as ISO 3166-1 codes. */
const countryCodes = (
  "AD AE AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BW BY BZ CA " +
  "CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FO " +
  "FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IR IS IT JE JM " +
  "JP KE KM KN KR KY KZ LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MK ML MQ MR MS MT MU MW MX MY MZ NA " +
  "NC NE NF NG NI NL NO NZ PA PE PF PH PK PL PM PR PT PY RE RO RS RU RW SA SC SD SE SG SH SI SJ SK SL SM " +
  "SN SO SR SS ST SV SX SZ TC TD TG TH TN TO TR TT TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF XK YT ZA " +
  "ZM ZW"
).split(" ")

const countryNames = new Intl.DisplayNames("en-US", { type: "region" })

/** The countries as the options of a select, by name. */
export const countries = countryCodes
  .map((value) => ({ value, label: countryNames.of(value) ?? value }))
  .toSorted((one, other) => one.label.localeCompare(other.label))

/** The regions of the countries where many families teach at home, by ISO 3166-2 code without the country: 'NY New York'. */
const regions: Record<string, string> = {
  US: "AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming",
  CA: "AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NS Nova Scotia|NT Northwest Territories|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon",
  AU: "ACT Australian Capital Territory|NSW New South Wales|NT Northern Territory|QLD Queensland|SA South Australia|TAS Tasmania|VIC Victoria|WA Western Australia",
  GB: "ALD Alderney|ENG England|NIR Northern Ireland|SCT Scotland|WLS Wales",
  NZ: "AUK Auckland Province|BOP Bay of Plenty|CAN Canterbury|CIT Chatham Islands|GIS Gisborne|HKB Hawke's Bay|MBH Marlborough|MWT Manawatu-Wanganui|NSN Nelson|NTL Northland|OTA Otago Province|STL Southland|TAS Tasman|TKI Taranaki|WKO Waikato|WGN Wellington Province|WTC Westland",
  DE: "BB Brandenburg|BE Berlin|BW Baden-Württemberg|BY Bayern|HB Hansestadt Bremen|HE Hessen|HH Hansestadt Hamburg|MV Mecklenburg-Vorpommern|NI Niedersachsen|NW Nordrhein-Westfalen|RP Rheinland-Pfalz|SH Schleswig-Holstein|SL Saarland|SN Sachsen|ST Sachsen-Anhalt|TH Thüringen",
}

/** The regions of a country as the options of a select; none if they are not listed. */
export function regionsOf(country: string): { value: string; label: string }[] {
  return (regions[country]?.split("|") ?? []).map((region) => {
    const [value = "", ...name] = region.split(" ")
    return { value, label: name.join(" ") }
  })
}

/** The country to begin with: that of a southern time zone, the United States in another American one, else the region of the browser's language. */
export function likelyCountry(time_zone: string, language: string): string {
  const south = southernCountry(time_zone)
  if (south) return south
  if (time_zone.startsWith("America/")) return "US"
  const { region } = new Intl.Locale(language)
  return region !== undefined && countryCodes.includes(region) ? region : "US"
}
