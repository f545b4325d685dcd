import { Box, Group, Text } from "@mantine/core"
import {
  IconAtom,
  IconBook,
  IconCalculator,
  IconFlask,
  IconHistory,
  IconLanguage,
  IconMusic,
  IconPalette,
  IconPencil,
  IconWorld,
  type Icon,
} from "@tabler/icons-react"
import type { SubjectIcon as SubjectIconName } from "@hearthbook/api/family/subject"
import classes from "./subject-badge.module.css"

const icons: Record<SubjectIconName, Icon> = {
  BookOpen: IconBook,
  FlaskConical: IconFlask,
  Globe: IconWorld,
  History: IconHistory,
  Music: IconMusic,
  Palette: IconPalette,
  Atom: IconAtom,
  Languages: IconLanguage,
  Calculator: IconCalculator,
  PenSquare: IconPencil,
}

/** The icon with that name, or an open book. */
export function SubjectIcon({ icon, size = 20 }: { icon: string; size?: number }) {
  const CalendarData = Object.entries(icons).find(([name]) => name === icon)?.[1] ?? IconBook
  return <CalendarData size={size} stroke={1.5} aria-hidden />
}

/** A subject in cards and lists: its color as a dot, its icon and its name. */
export function SubjectBadge({
  subject,
  size = "sm",
}: {
  subject: { name: string; color: string; icon: string }
  size?: "sm" | "md"
}) {
  return (
    <Group gap={6} wrap="nowrap" className={classes.mark}>
      <span className={classes.dot} style={{ backgroundColor: subject.color }} />
      <SubjectIcon icon={subject.icon} size={size === "sm" ? 18 : 20} />
      <Text span size={size} className={classes.name}>
        {subject.name}
      </Text>
    </Group>
  )
}

/** The icon at the head of a subject's card, on the subject's color. */
export function SubjectTile({ subject }: { subject: { color: string; icon: string } }) {
  return (
    <Box component="span" className={classes.tile} __vars={{ "--subject": subject.color }}>
      <SubjectIcon icon={subject.icon} size={24} />
    </Box>
  )
}
