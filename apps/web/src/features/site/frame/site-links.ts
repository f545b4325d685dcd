import { can, type Role } from "@hearthbook/core/permissions/permissions"
import { paths } from "../../../lib/paths.ts"
import { sectionAt, sections } from "../../../lib/site-paths.ts"

export type SiteLink = { label: string; href: string }

/** The sections of the landing page, only in its own header. */
export const landingLinks: SiteLink[] = [
  { label: "Features", href: sectionAt(sections.features) },
  { label: "How It Works", href: sectionAt(sections.howItWorks) },
  { label: "Reviews", href: sectionAt(sections.reviews) },
]

/** Links for a signed-in user, limited to pages the role can open. */
export function linksOf(role: Role): SiteLink[] {
  if (can(role, "use_student_area")) {
    return [
      { label: "Dashboard", href: paths.studentDashboard },
      { label: "My Work", href: paths.studentAssignments },
      { label: "Schedule", href: paths.studentSchedule },
      { label: "Grades", href: paths.studentGrades },
    ]
  }
  return [
    { label: "Dashboard", href: paths.dashboard },
    { label: "Students", href: paths.students },
    { label: "Schedule", href: paths.schedule },
    { label: "Curriculum", href: paths.curriculum },
    { label: "Settings", href: paths.settings },
  ]
}

export const footerLinks: { title: string; links: SiteLink[] }[] = [
  {
    title: "Hearthbook",
    links: [
      { label: "Features", href: sectionAt(sections.features) },
      { label: "Pricing", href: sectionAt(sections.pricing) },
      { label: "Reviews", href: sectionAt(sections.reviews) },
    ],
  },
  {
    title: "Help",
    links: [
      { label: "Help", href: paths.help },
      { label: "State requirements", href: paths.requirements },
      { label: "Questions", href: paths.faq },
      { label: "Contact", href: paths.contact },
    ],
  },
  {
    title: "Legal",
    links: [
      { label: "Privacy", href: paths.privacy },
      { label: "Terms", href: paths.terms },
    ],
  },
]
