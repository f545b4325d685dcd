import type { destinationIcons } from "./destination-icons.ts"

/** A page's entry in the navigation. */
export type Navigation = {
  /** The group of the adults' sidebar. 'Student' is the bar of the student area. */
  group: "Core" | "Planning" | "Academics" | "Management" | "Settings" | "Installation" | "Student"
  label: string
  icon: keyof typeof destinationIcons
}

export type Destination = Navigation & { path: string }
