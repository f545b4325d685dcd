import { Menu } from "@mantine/core"
import { IconCalendarEvent } from "@tabler/icons-react"
import { CancelClassItem } from "../../schedule/cancel-class-item.tsx"
import { MoveAllAfterItem, MoveNowItems, SkipItem } from "../move/move-now-items.tsx"
import type { LessonMenuProps } from "./lesson-menu.tsx"

type Props = Pick<LessonMenuProps, "lesson" | "isDone" | "held" | "onMove">

/** The items of a lesson's menu, and that of the class it fills. */
export function LessonMenuItems({ lesson, isDone, held, onMove }: Props) {
  return (
    <>
      {!isDone && <LessonItems lesson={lesson} onMove={onMove} />}
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
