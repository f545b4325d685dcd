import "@mantine/spotlight/styles.css"
import { Text, VisuallyHidden } from "@mantine/core"
import { Spotlight, spotlight } from "@mantine/spotlight"
import { IconSearch } from "@tabler/icons-react"
import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react"
import { countOf } from "../../lib/format.ts"
import type { Destination } from "../navigation/destination.ts"
import { groupEntries, matchingEntries, type Entry } from "./palette-entries.ts"
import classes from "./palette.module.css"
import { useCommands } from "./use-commands.tsx"
import { useCourseEntries } from "./use-course-entries.tsx"
import { useDocumentEntries } from "./use-document-entries.tsx"
import { useFoundRecords } from "./use-found-records.tsx"

export type PaletteProps = {
  /** Opens the palette each time it grows. */
  turn: number
  destinations: Destination[]
  /** Opens the list of shortcuts. */
  onShortcuts: () => void
}

/** Finds pages, records and help articles, and does what is done often. Arrows choose, Enter opens. */
export default function Palette({ turn, destinations, onShortcuts }: PaletteProps) {
  const [query, setQuery] = useState("")
  /** True while a course is chosen, to add lessons to. */
  const [isChoosing, setChoosing] = useState(false)
  const [selected, setSelected] = useState(0)
  const chooseCourse = () => {
    setQuery("")
    setSelected(0)
    setChoosing(true)
  }
  const commands = useCommands({ destinations, onChooseCourse: chooseCourse, onShortcuts })
  const documents = useDocumentEntries(isChoosing ? "" : query)
  const courses = useCourseEntries(isChoosing)
  const found = useFoundRecords(isChoosing ? "" : query)
  const groups = isChoosing
    ? groupEntries(matchingEntries(courses.entries, query), "")
    : groupEntries([...matchingEntries([...commands, ...documents], query), ...found.entries], query)
  const shown = groups.flatMap(({ entries }) => entries)
  const isWaiting = isChoosing ? courses.isWaiting : found.isWaiting
  const id = useId()
  const optionId = (entry: Entry | undefined) => entry && `${id}-${entry.id}`

  const at = Math.min(selected, shown.length - 1)

  useEffect(() => {
    if (turn > 0) spotlight.open()
  }, [turn])

  const choose = (entry: Entry) => {
    if (!entry.staysOpen) spotlight.close()
    entry.run()
  }
  // Enter that is pressed before the answer opens the first hit when it has arrived.
  const isEntered = useRef(false)
  useEffect(() => {
    if (isWaiting || !isEntered.current) return
    isEntered.current = false
    if (shown[0]) choose(shown[0])
  })
  // Spotlight's keys know nothing of hits that arrive after the query was typed.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !["ArrowDown", "ArrowUp", "Enter"].includes(event.key)) return
    event.preventDefault()
    event.stopPropagation()
    const entry = shown[at]
    if (event.key !== "Enter") {
      const next = (at + (event.key === "ArrowDown" ? 1 : -1) + shown.length) % Math.max(shown.length, 1)
      setSelected(next)
      document.getElementById(optionId(shown[next]) ?? "")?.scrollIntoView({ block: "nearest" })
    } else if (entry) choose(entry)
    else isEntered.current = isWaiting
  }

  return (
    <Spotlight.Root
      query={query}
      onQueryChange={(next) => {
        isEntered.current = false
        setSelected(0)
        setQuery(next)
      }}
      shortcut={null}
      centered={false}
      yOffset="10dvh"
      scrollable
      maxHeight="min(480px, 60dvh)"
      attributes={{ content: { "aria-label": "Search" } }}
      transitionProps={{ duration: 150 }}
      overlayProps={{ backgroundOpacity: 0.35, blur: 0 }}
      onSpotlightClose={() => setChoosing(false)}
    >
      <div onKeyDownCapture={onKeyDown}>
        <Spotlight.Search
          placeholder={isChoosing ? "Add lessons to which course?" : "Search, or type what to do"}
          aria-label={isChoosing ? "Course" : "Search"}
          leftSection={<IconSearch size={20} stroke={1.5} />}
          maxLength={100}
          role="combobox"
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={optionId(shown[at])}
          autoComplete="off"
          data-autofocus
        />
      </div>
      <Spotlight.ActionsList>
        <div id={`${id}-list`} role="listbox" aria-label="Results" tabIndex={0}>
          {groups.map(({ group, entries }) => (
            <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
              <Text id={`${id}-${group}`} className={classes.group}>
                {group}
              </Text>
              {entries.map((entry) => (
                <Spotlight.Action
                  key={entry.id}
                  classNames={{ action: classes.action }}
                  label={entry.label}
                  description={entry.description}
                  leftSection={entry.icon}
                  role="option"
                  aria-selected={shown[at] === entry}
                  data-selected={shown[at] === entry || undefined}
                  renderRoot={(props) => <button type="button" {...props} id={optionId(entry)} />}
                  closeSpotlightOnTrigger={false}
                  onClick={() => choose(entry)}
                />
              ))}
            </div>
          ))}
        </div>
      </Spotlight.ActionsList>
      {found.failure ? (
        <Spotlight.Footer role="alert">{found.failure}</Spotlight.Footer>
      ) : (
        shown.length === 0 && (
          <Spotlight.Empty>{isWaiting ? "Searching…" : "Nothing matches your search."}</Spotlight.Empty>
        )
      )}
      <VisuallyHidden role="status">
        {query.trim() !== "" && !isWaiting && countOf(shown.length, "result")}
      </VisuallyHidden>
    </Spotlight.Root>
  )
}
