import {
  IconBook2,
  IconBooks,
  IconBuildingStore,
  IconCalendarCheck,
  IconCalendarWeek,
  IconChartLine,
  IconChecklist,
  IconFolders,
  IconHome,
  IconNotebook,
  IconSettings,
  IconShieldCog,
  IconStar,
  IconUsers,
} from "@tabler/icons-react"

/** The icons of the navigation. Pages name theirs, so that the sign-in page does not load them. */
export const destinationIcons = {
  IconBook2,
  IconBooks,
  IconBuildingStore,
  IconCalendarCheck,
  IconCalendarWeek,
  IconChartLine,
  IconChecklist,
  IconFolders,
  IconHome,
  IconNotebook,
  IconSettings,
  IconShieldCog,
  IconStar,
  IconUsers,
}
