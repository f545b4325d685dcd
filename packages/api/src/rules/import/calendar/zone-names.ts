/** The names that Outlook gives to time zones, and theirs. A file that says more, such as '(UTC-05:00) Eastern Time', is found by the start. */
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
]

/**
 * The IANA name of a time zone as a calendar names it: itself, at the end of a path, or by Outlook's words. Null for one that is
 * nobody's.
 */
export function readZoneName(text: string): string | null {
  const parts = text.split("/").filter((part) => part !== "")
  const names = [text, parts.slice(-3).join("/"), parts.slice(-2).join("/")]
  const known = names.find(isZone)
  if (known !== undefined) return known
  // 'AUS Eastern' and 'US Mountain' have the words of other zones in them.
  const found = outlookZones.toReversed().find(([words]) => words.test(text))
  return found?.[1] ?? null
}

function isZone(name: string): boolean {
  try {
    return name !== "" && new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== ""
  } catch {
    return false
  }
}
