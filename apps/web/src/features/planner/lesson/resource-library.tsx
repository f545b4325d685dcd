import { matchesSearch } from "@hearthbook/core/names/search-text"
import type { CourseName } from "@hearthbook/api/plan/curriculum"
import type { ResourceView } from "@hearthbook/api/work/resource"
import { Button, Group, Stack, Text } from "@mantine/core"
import { IconPlus } from "@tabler/icons-react"
import { useRef, useState } from "react"
import { SearchBox } from "../../../ui/inputs/search-box.tsx"
import { Section } from "../../../ui/layout/section.tsx"
import { LibraryShelf } from "./library-shelf.tsx"
import classes from "../shared/planner.module.css"

type Props = {
  resources: ResourceView[]
  /** The lesson's curriculum, once chosen. */
  curriculum: CourseName | undefined
  attached: string[]
  onAttach: (id: string) => void
  onQuickAdd: () => void
}

/** The resources of the lesson's subject that are not attached yet. */
export function ResourceLibrary({ resources, curriculum, attached, onAttach, onQuickAdd }: Props) {
  const [search, setSearch] = useState("")
  const quickAdd = useRef<HTMLButtonElement>(null)
  const ofSubject = resources.filter(({ subject_id }) => curriculum && subject_id === curriculum.subject_id)
  const free = ofSubject.filter(({ id }) => !attached.includes(id))
  const found = free.filter(({ title, description }) => matchesSearch([title, description], search))
  return (
    <div className={classes.library}>
      <Section title="Resource Library">
        <Stack gap="md">
          {free.length > 0 && (
            <Group grow>
              <SearchBox label="Search the library" value={search} onChange={setSearch} />
            </Group>
          )}
          {found.length > 0 ? (
            <LibraryShelf resources={found} onAttach={onAttach} onEmptied={() => quickAdd.current?.focus()} />
          ) : (
            <Text size="sm" c="dimmed">
              {!curriculum
                ? "Choose a curriculum to see what you have for its subject."
                : ofSubject.length === 0
                  ? `You have nothing for ${curriculum.subject.name} yet.`
                  : free.length === 0
                    ? `Everything you have for ${curriculum.subject.name} is attached.`
                    : `Nothing for ${curriculum.subject.name} matches “${search.trim()}”.`}
            </Text>
          )}
          <Button
            ref={quickAdd}
            variant="default"
            fullWidth
            leftSection={<IconPlus size={18} stroke={1.5} />}
            onClick={onQuickAdd}
          >
            Quick Add Resource
          </Button>
        </Stack>
      </Section>
    </div>
  )
}
