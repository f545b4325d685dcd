/** S §5's four, by the names that people use. */
const usual = [
  { value: "America/New_York", label: "Eastern Time (New York)" },
  { value: "America/Chicago", label: "Central Time (Chicago)" },
  { value: "America/Denver", label: "Mountain Time (Denver)" },
  { value: "America/Los_Angeles", label: "Pacific Time (Los Angeles)" },
]

/** Every time zone to choose from, S's four first; the chosen one too where this browser does not list it, such as UTC. */
export function timeZoneOptions(chosen: string) {
  const named = new Set(usual.map(({ value }) => value))
  const others = [...new Set([...Intl.supportedValuesOf("timeZone"), chosen])].filter((zone) => !named.has(zone))
  const items = others.toSorted().map((value) => ({ value, label: value.replaceAll("_", " ") }))
  return [
    { group: "In the United States", items: usual },
    { group: "All time zones", items },
  ]
}
