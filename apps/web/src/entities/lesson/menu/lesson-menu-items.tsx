import { Menu } from "@mantine/core"
import { IconCalendarEvent, IconPencil } from "@tabler/icons-react"
import { Link } from "wouter"
import { lessonAt } from "../../../lib/paths.ts"
import { OnlyItems } from "../together/single-student.tsx"
import { CancelClassItem } from "../../schedule/cancel-class-item.tsx"
import { MoveAllAfterItem, MoveNowItems, SkipItem } from "../move/move-now-items.tsx"
import type { LessonMenuProps } from "./lesson-menu-props.ts"

type Props = Pick<LessonMenuProps, "lesson" | "isDone" | "held" | "onMove">

/** The items of a lesson's menu, and that of the class it fills. */
export function LessonMenuItems({ lesson, isDone, held, onMove }: Props) {
  return (
    <>
      <OnlyItems lesson={lesson} />
      {!isDone && <LessonItems lesson={lesson} onMove={onMove} />}
      <Menu.Item component={Link} href={lessonAt(lesson)} leftSection={<IconPencil size={18} stroke={1.5} />}>
        Edit
      </Menu.Item>
      {held && <CancelClassItem {...held} />}
    </>
  )
}

function LessonItems({ lesson, onMove }: Pick<Props, "lesson" | "onMove">) {
  const { pinned, planned_date } = lesson
  return (
    <>
      {onMove && (
        <>
          {!pinned && <MoveNowItems lesson={lesson} />}
          {!pinned && planned_date !== null && <MoveAllAfterItem lesson={lesson} />}
          <Menu.Item leftSection={<IconCalendarEvent size={18} stroke={1.5} />} onClick={onMove}>
            Move…
          </Menu.Item>
        </>
      )}
      <SkipItem lesson={lesson} />
    </>
  )
}
