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
import type { SubjectIcon as SubjectIconName } from "@hearthbook/api/schemas/subject"
import classes from "./subject-badge.module.css"

/** S §3's icons. */
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

/** The icon of that name; an open book for any other (S §3). */
export function SubjectIcon({ icon, size = 20 }: { icon: string; size?: number }) {
  const Drawn = Object.entries(icons).find(([name]) => name === icon)?.[1] ?? IconBook
  return <Drawn size={size} stroke={1.5} aria-hidden />
}

/** A subject as it stands in cards and lists: its colour as a dot, its icon and its name. */
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

/** A subject at the head of its card: its icon on a ground of its colour. */
export function SubjectTile({ subject }: { subject: { color: string; icon: string } }) {
  return (
    <Box component="span" className={classes.tile} __vars={{ "--subject": subject.color }}>
      <SubjectIcon icon={subject.icon} size={24} />
    </Box>
  )
}
