import { defaultDateFormat, type DateFormat } from "./date-format.ts"

/** The first day (MM-DD) on which an academic year usually begins where it begins in summer or autumn. */
export const northernStart = "07-01"

/**
 * The countries whose school year is the calendar year: the usual first day (MM-DD), the country as an ISO 3166-1 code, and the IANA
 * names of its time zones, or what all of them begin with.
 */
const southernPlaces: [string, string, string[]][] = [
  ["01-27", "AU", ["Australia/"]],
  ["02-01", "NZ", ["Pacific/Auckland", "Pacific/Chatham", "NZ"]],
  ["01-14", "ZA", ["Africa/Johannesburg"]],
  ["01-14", "NA", ["Africa/Windhoek"]],
  ["01-14", "BW", ["Africa/Gaborone"]],
  ["01-14", "ZW", ["Africa/Harare"]],
  ["01-14", "ZM", ["Africa/Lusaka"]],
  ["01-14", "MZ", ["Africa/Maputo"]],
  ["01-14", "LS", ["Africa/Maseru"]],
  ["01-14", "SZ", ["Africa/Mbabane"]],
  ["01-14", "KE", ["Africa/Nairobi"]],
  ["01-14", "TZ", ["Africa/Dar_es_Salaam"]],
  ["02-01", "UG", ["Africa/Kampala"]],
  ["02-26", "AR", ["America/Argentina/", "America/Buenos_Aires"]],
  ["02-26", "CL", ["America/Santiago", "America/Punta_Arenas", "America/Coyhaique", "Pacific/Easter"]],
  ["02-26", "UY", ["America/Montevideo"]],
  ["02-26", "PE", ["America/Lima"]],
  ["02-20", "PY", ["America/Asuncion"]],
  ["02-02", "BO", ["America/La_Paz"]],
  [
    "02-05",
    "BR",
    [
      "America/Sao_Paulo",
      "America/Araguaina",
      "America/Bahia",
      "America/Belem",
      "America/Boa_Vista",
      "America/Campo_Grande",
      "America/Cuiaba",
      "America/Eirunepe",
      "America/Fortaleza",
      "America/Maceio",
      "America/Manaus",
      "America/Noronha",
      "America/Porto_Velho",
      "America/Recife",
      "America/Rio_Branco",
      "America/Santarem",
    ],
  ],
  ["01-27", "FJ", ["Pacific/Fiji"]],
  ["01-27", "PG", ["Pacific/Port_Moresby", "Pacific/Bougainville"]],
  ["01-27", "WS", ["Pacific/Apia"]],
  ["01-27", "TO", ["Pacific/Tongatapu"]],
  ["01-27", "SB", ["Pacific/Guadalcanal"]],
  ["01-27", "VU", ["Pacific/Efate"]],
]

/** The first day (MM-DD) on which an academic year usually begins in a time zone: in January or February in the south, else 1 July. */
export function usualYearStart(time_zone: string): string {
  return southernPlace(time_zone)?.year_start ?? northernStart
}

/** The country of a time zone whose school year is the calendar year; null for other zones. */
export function southernCountry(time_zone: string): string | null {
  return southernPlace(time_zone)?.country ?? null
}

/** The order of a date that is usual in a time zone, until a parent chooses one. The American one for a zone without a place. */
export function usualDateFormat(time_zone: string): DateFormat {
  const [area = "", city = ""] = time_zone.split("/")
  if (yearFirst.has(city)) return "YYYY-MM-DD"
  if (southernPlace(time_zone) || dayFirstAreas.has(area) || dayFirstInAmerica.has(city)) return "DD/MM/YYYY"
  return defaultDateFormat
}

const yearFirst = new Set(
  "Shanghai Urumqi Hong_Kong Macau Taipei Tokyo Seoul Pyongyang Ulaanbaatar Stockholm Vilnius Budapest".split(" "),
)

const dayFirstAreas = new Set(["Europe", "Africa", "Asia", "Atlantic", "Indian"])

/** The cities of Latin America and the Caribbean, whose zones share their area with those of the United States and Canada. */
const dayFirstInAmerica = new Set(
  (
    "Mexico_City Monterrey Merida Cancun Chihuahua Ciudad_Juarez Ojinaga Hermosillo Mazatlan Bahia_Banderas Tijuana Bogota Caracas " +
    "Guayaquil Guyana Paramaribo Cayenne Costa_Rica El_Salvador Guatemala Tegucigalpa Managua Havana Santo_Domingo Jamaica " +
    "Port_of_Spain Barbados Trinidad Martinique Guadeloupe Curacao Aruba"
  ).split(" "),
)

function southernPlace(time_zone: string): { year_start: string; country: string } | null {
  const place = southernPlaces.find(([, , zones]) =>
    zones.some((zone) => (zone.endsWith("/") ? time_zone.startsWith(zone) : time_zone === zone)),
  )
  return place ? { year_start: place[0], country: place[1] } : null
}
