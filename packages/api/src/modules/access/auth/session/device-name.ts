import Bowser from "bowser"

/**
 * The names shown for the browsers that bowser recognizes. A User-Agent can claim anything, so no other text from it is ever
 * shown.
 */
const browsers: Record<string, string> = {
  Chrome: "Chrome",
  Chromium: "Chromium",
  Firefox: "Firefox",
  Safari: "Safari",
  "Microsoft Edge": "Edge",
  "Internet Explorer": "Internet Explorer",
  Opera: "Opera",
  Brave: "Brave",
  Vivaldi: "Vivaldi",
  DuckDuckGo: "DuckDuckGo",
  "Samsung Internet for Android": "Samsung Internet",
  "Amazon Silk": "Amazon Silk",
  "Android Browser": "Android Browser",
  "UC Browser": "UC Browser",
  "Yandex Browser": "Yandex Browser",
}
const systems: Record<string, string> = {
  Windows: "Windows",
  macOS: "macOS",
  iOS: "iOS",
  Android: "Android",
  Linux: "Linux",
  "Chrome OS": "ChromeOS",
}

/** The browser and operating system in a User-Agent header: 'Chrome on Windows'. 'Unknown device' if neither is known. */
export function deviceOf(user_agent: string | null): string {
  if (!user_agent) return unknown
  const { browser, os } = Bowser.parse(user_agent)
  const [program, system] = [knownName(browsers, browser.name), knownName(systems, os.name)]
  if (!system) return program ?? unknown
  return `${program ?? "A browser"} on ${system}`
}

const unknown = "Unknown device"

function knownName(names: Record<string, string>, found: string | undefined): string | undefined {
  return found !== undefined && Object.hasOwn(names, found) ? names[found] : undefined
}
