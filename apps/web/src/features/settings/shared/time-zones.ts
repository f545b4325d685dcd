/** The most common time zones, by their everyday names. */
const usual = [
  { value: "America/New_York", label: "Eastern Time (New York)" },
  { value: "America/Chicago", label: "Central Time (Chicago)" },
  { value: "America/Denver", label: "Mountain Time (Denver)" },
  { value: "America/Los_Angeles", label: "Pacific Time (Los Angeles)" },
]

/** All time zones, the common ones first. Includes the chosen one if this browser does not list it, such as UTC. */
export function timeZoneOptions(chosen: string) {
  const named = new Set(usual.map(({ value }) => value))
  const others = [...new Set([...Intl.supportedValuesOf("timeZone"), chosen])].filter((zone) => !named.has(zone))
  const items = others.toSorted().map((value) => ({ value, label: value.replaceAll("_", " ") }))
  return [
    { group: "In the United States", items: usual },
    { group: "All time zones", items },
  ]
}
