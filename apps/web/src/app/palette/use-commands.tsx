import { useQueryClient } from "@tanstack/react-query"
import {
  IconBolt,
  IconClock,
  IconCalendarCog,
  IconCalendarPlus,
  IconHelp,
  IconFileImport,
  IconKeyboard,
  IconPlaylistAdd,
  IconPrinter,
  IconSquarePlus,
  IconUserPlus,
  IconUsersGroup,
} from "@tabler/icons-react"
import { useLocation } from "wouter"
import { requestQuickLines } from "../../entities/quick-lines/quick-lines-request.ts"
import { requestTime } from "../../entities/time/time-request.ts"
import { helpAreas } from "../../features/site/help/help-content.ts"
import { newAt, paths, settingsAt } from "../../lib/paths.ts"
import { searchAt } from "../../lib/record-paths.ts"
import { destinationIcons } from "../navigation/destination-icons.ts"
import type { Destination } from "../navigation/destination.ts"
import type { Entry } from "./palette-entries.ts"
import { printPage, printedToday, printedWeek } from "./print-page.ts"
import { useEveryonePresent } from "./use-everyone-present.ts"

const icon = { size: 20, stroke: 1.5 }

/** Further words for pages, by path. */
const pageWords: Record<string, string> = {
  [paths.dashboard]: "today home",
  [paths.week]: "plan board",
  [paths.schedule]: "calendar timetable classes events",
  [paths.lessonPlanner]: "plan lessons drafts",
  [paths.curriculum]: "courses curricula",
  [paths.assignments]: "work homework tests due",
  [paths.progress]: "grades report averages",
  [paths.attendance]: "present absent days",
  [paths.students]: "children kids logins",
  [paths.providers]: "publishers",
  [paths.resources]: "books links videos library",
  [paths.settings]: "profile password notifications family",
}

type Options = {
  destinations: Destination[]
  /** Asks for the course to add lessons to. */
  onChooseCourse: () => void
  onShortcuts: () => void
}

/** The actions, pages and help articles of the palette. */
export function useCommands({ destinations, onChooseCourse, onShortcuts }: Options): Entry[] {
  const [, navigate] = useLocation()
  const queries = useQueryClient()
  const markEveryonePresent = useEveryonePresent()
  const actions: Omit<Entry, "group" | "id">[] = [
    {
      label: "Everyone present",
      description: "Marks who is not marked today",
      keywords: "attendance mark today",
      icon: <IconUsersGroup {...icon} />,
      run: () => void markEveryonePresent(),
    },
    {
      label: "Quick add",
      description: "Lessons and assignments, a line each",
      keywords: "new several type add lines",
      icon: <IconBolt {...icon} />,
      run: requestQuickLines,
    },
    {
      label: "Add time",
      description: "Minutes of several students and subjects",
      keywords: "new log hours minutes field trip reading",
      icon: <IconClock {...icon} />,
      run: requestTime,
    },
    {
      label: "New assignment",
      keywords: "add work homework",
      icon: <IconSquarePlus {...icon} />,
      run: () => navigate(newAt(paths.assignments)),
    },
    {
      label: "New student",
      keywords: "add child",
      icon: <IconUserPlus {...icon} />,
      run: () => navigate(newAt(paths.students)),
    },
    {
      label: "Add lessons",
      description: "To a course",
      keywords: "new plan series many",
      icon: <IconPlaylistAdd {...icon} />,
      staysOpen: true,
      run: onChooseCourse,
    },
    {
      label: "Print today",
      description: "All children on one page",
      keywords: "paper checklist sheet day",
      icon: <IconPrinter {...icon} />,
      run: () => {
        navigate(paths.dashboard)
        void printPage(queries, printedToday)
      },
    },
    {
      label: "Print this week",
      description: "A page for each child",
      keywords: "paper plan sheet",
      icon: <IconPrinter {...icon} />,
      run: () => {
        navigate(paths.week)
        void printPage(queries, printedWeek)
      },
    },
    {
      label: "Import from a spreadsheet",
      description: "Students, lessons, grades, attendance, time and more",
      keywords: "csv excel xlsx paste table upload",
      icon: <IconFileImport {...icon} />,
      run: () => navigate(paths.import),
    },
    {
      label: "Keyboard shortcuts",
      description: "Or press ?",
      keywords: "keys help",
      icon: <IconKeyboard {...icon} />,
      run: onShortcuts,
    },
  ]
  const pages: Omit<Entry, "group" | "id">[] = [
    ...destinations.map(({ label, path, icon: name }) => {
      const Icon = destinationIcons[name]
      return { label, keywords: pageWords[path], icon: <Icon {...icon} />, run: () => navigate(path) }
    }),
    {
      label: "School year and days off",
      keywords: "settings holidays vacation terms calendar",
      icon: <IconCalendarCog {...icon} />,
      run: () => navigate(settingsAt("school")),
    },
    {
      label: "Set up the school",
      keywords: "welcome children subjects week start",
      icon: <IconCalendarPlus {...icon} />,
      run: () => navigate(paths.welcome),
    },
    {
      label: "Plan the next year",
      keywords: "settings roll over",
      icon: <IconCalendarPlus {...icon} />,
      run: () => navigate(paths.nextYear),
    },
    { label: "Help", keywords: "questions", icon: <IconHelp {...icon} />, run: () => navigate(paths.help) },
  ]
  const topics = helpAreas.flatMap(({ topics: questions }) => questions)
  return [
    ...actions.map((entry): Entry => ({ ...entry, group: "Actions", id: `do-${slug(entry.label)}` })),
    ...pages.map((entry): Entry => ({ ...entry, group: "Pages", id: `page-${slug(entry.label)}` })),
    ...topics.map(({ question, keywords }): Entry => ({
      id: `help-${slug(question)}`,
      group: "Help",
      label: question,
      keywords,
      icon: <IconHelp {...icon} />,
      run: () => navigate(searchAt(paths.help, question)),
    })),
  ]
}

function slug(label: string): string {
  return label.toLowerCase().replace(/[^a-z]+/g, "-")
}
