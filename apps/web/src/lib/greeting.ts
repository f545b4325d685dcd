/** 'Good morning' before noon, 'Good afternoon' before six, 'Good evening' after, by the family's clock. */
export function greetingAt(time_zone: string, now: Date): string {
  const hour = Number(
    new Intl.DateTimeFormat("en-US", { timeZone: time_zone, hour: "2-digit", hourCycle: "h23" }).format(now),
  )
  if (hour >= 4 && hour < 12) return "Good morning"
  return hour >= 12 && hour < 18 ? "Good afternoon" : "Good evening"
}
