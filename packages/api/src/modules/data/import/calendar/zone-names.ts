/**
 * The names that Outlook gives to time zones, and theirs. A file that says more, such as '(UTC-05:00) Eastern Time', is found by the
 * start. The last that fits counts.
 */
const outlookZones: [RegExp, string][] = [
  [/\beastern\b/i, "America/New_York"],
  [/\bcentral (standard )?time\b(?! \(mexico)/i, "America/Chicago"],
  [/\bmountain\b/i, "America/Denver"],
  [/\barizona\b|us mountain/i, "America/Phoenix"],
  [/\bpacific (standard )?time\b/i, "America/Los_Angeles"],
  [/\balaskan?\b/i, "America/Anchorage"],
  [/\bhawaii/i, "Pacific/Honolulu"],
  [/\batlantic\b/i, "America/Halifax"],
  [/\bnewfoundland\b/i, "America/St_Johns"],
  [/\bgmt standard|dublin, edinburgh/i, "Europe/London"],
  [/\bw\. europe|amsterdam, berlin/i, "Europe/Berlin"],
  [/\bromance\b|brussels, copenhagen/i, "Europe/Paris"],
  [/\bcentral europe/i, "Europe/Budapest"],
  [/\bfle standard/i, "Europe/Kiev"],
  [/\bsouth africa/i, "Africa/Johannesburg"],
  [/\bindia standard/i, "Asia/Kolkata"],
  [/\bsingapore standard/i, "Asia/Singapore"],
  [/\bchina standard/i, "Asia/Shanghai"],
  [/\btokyo standard/i, "Asia/Tokyo"],
  [/\baus eastern/i, "Australia/Sydney"],
  [/\bnew zealand/i, "Pacific/Auckland"],
  // These have the words of other zones in them.
  [/\bcanada central\b|saskatchewan/i, "America/Regina"],
  [/\beastern standard time \(mexico/i, "America/Cancun"],
  [/\bmountain standard time \(mexico/i, "America/Mazatlan"],
  [/\bsa eastern\b/i, "America/Cayenne"],
  [/\bsa pacific\b/i, "America/Bogota"],
  [/\bmid-atlantic\b/i, "Etc/GMT+2"],
  [/\baus central\b/i, "Australia/Darwin"],
  [/\bwest pacific\b/i, "Pacific/Port_Moresby"],
  [/\bcentral pacific\b/i, "Pacific/Guadalcanal"],
]

/** The IANA name of a time zone that a calendar names by it, or at the end of a path. Null for another name. */
export function findZoneName(text: string): string | null {
  const parts = text.split("/").filter((part) => part !== "")
  const names = [text, parts.slice(-3).join("/"), parts.slice(-2).join("/")]
  return names.find(isZone) ?? null
}

/** The IANA name of a time zone that a calendar names in Outlook's words. Null for words that are not Outlook's. */
export function guessZoneName(text: string): string | null {
  return outlookZones.findLast(([words]) => words.test(text))?.[1] ?? null
}

/** The minutes from UTC of a zone that is named by its offset, such as 'GMT-0500' or 'GMT -0500 (Standard)'. Null for another name. */
export function findOffset(text: string): number | null {
  const [, sign, hours, minutes] = /^\(?(?:GMT|UTC)\s?([+-])(\d{1,2})(?::?(\d\d))?(?!\d)/i.exec(text.slice(0, 40)) ?? []
  if (hours === undefined) return null
  return (Number(hours) * 60 + Number(minutes ?? 0)) * (sign === "-" ? -1 : 1)
}

function isZone(name: string): boolean {
  try {
    return name !== "" && new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== ""
  } catch {
    return false
  }
}
