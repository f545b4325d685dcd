import type { LoadedOutline, OutlineEntry } from "@hearthbook/core/outlines/outline-list"
import type { CurriculumView } from "@hearthbook/api/plan/curriculum"
import { Anchor, Button, Group, Select, Stack, Text } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import { useState } from "react"
import { countOf } from "../../../lib/format.ts"
import type { SeriesValues } from "./series-values.ts"
import { linesOf, useOutlines, type Outlines } from "./use-outlines.ts"

type Props = { form: UseFormReturnType<SeriesValues>; curriculum: CurriculumView }

/** An outline whose file has arrived. */
type Loaded = { entry: OutlineEntry; outline: LoadedOutline }

const notLoaded = "The outline could not be loaded. Check your connection and choose it again."

/** Fills the lessons with an outline of the library. Lines that were typed or changed are replaced only after a question. */
export function OutlineField({ form, curriculum }: Props) {
  const { outlines, failed } = useOutlines(curriculum)
  const [used, setUsed] = useState<Loaded | null>(null)
  const [asked, setAsked] = useState<Loaded | null>(null)
  const [error, setError] = useState<string | null>(null)

  const fill = (loaded: Loaded) => {
    form.setFieldValue("text", linesOf(loaded.outline))
    setUsed(loaded)
    setAsked(null)
  }
  const choose = async (id: string | null) => {
    const entry = find(outlines, id)
    if (!entry) return
    setError(null)
    try {
      const loaded = { entry, outline: (await entry.load()).default }
      const text = form.getValues().text.trim()
      const isOwn = text !== "" && (used === null || text !== linesOf(used.outline))
      if (isOwn) setAsked(loaded)
      else fill(loaded)
    } catch {
      setError(notLoaded)
    }
  }
  return (
    <Stack gap="xs">
      <Select
        label="Use an outline"
        placeholder="Choose or type to search"
        searchable
        allowDeselect={false}
        disabled={outlines === null && !failed}
        nothingFoundMessage="No outline has these words."
        maxDropdownHeight={320}
        data={outlines ? groupsOf(outlines) : []}
        renderOption={({ option }) => (
          <span>
            {option.label}{" "}
            <Text span size="sm" c="dimmed">
              {lessonsOf(outlines, option.value)}
            </Text>
          </span>
        )}
        value={(asked ?? used)?.entry.id ?? null}
        error={failed ? "The outlines could not be loaded. Check your connection and open this again." : error}
        onChange={choose}
      />
      <div aria-live="polite">
        {asked ? (
          <Stack gap="xs">
            <Text size="sm">Replace the lines below with “{asked.entry.title}”?</Text>
            <Group gap="xs">
              <Button size="compact-md" onClick={() => fill(asked)}>
                Replace my lines
              </Button>
              <Button size="compact-md" variant="default" onClick={() => setAsked(null)}>
                Keep my lines
              </Button>
            </Group>
          </Stack>
        ) : (
          used && <Source {...used.outline} />
        )}
      </div>
    </Stack>
  )
}

/** 'Our own words, guided by OpenStax, Biology 2e (first published under CC BY 4.0).' A publisher may change it later. */
function Source({ source, source_url, license }: LoadedOutline) {
  if (source === license) return <Quiet>{source}.</Quiet>
  return (
    <Quiet>
      Our own words, guided by{" "}
      {source_url ? (
        <Anchor href={source_url} target="_blank" rel="noreferrer" inherit underline="always">
          {source}
        </Anchor>
      ) : (
        source
      )}{" "}
      ({license === "CC BY 4.0" ? `first published under ${license}` : license}).
    </Quiet>
  )
}

function Quiet({ children }: { children: React.ReactNode }) {
  return (
    <Text size="xs" c="dimmed">
      {children}
    </Text>
  )
}

function find(outlines: Outlines | null, id: string | null): OutlineEntry | undefined {
  return outlines ? [...outlines.fitting, ...outlines.others].find((outline) => outline.id === id) : undefined
}

/** '116 lessons'. */
function lessonsOf(outlines: Outlines | null, id: string): string {
  const outline = find(outlines, id)
  return outline ? countOf(outline.lessons, "lesson") : ""
}

function groupsOf({ fitting, others }: Outlines) {
  const toItem = ({ id, title }: OutlineEntry) => ({ value: id, label: title })
  if (fitting.length === 0) return others.map(toItem)
  return [
    { group: "For this course", items: fitting.map(toItem) },
    { group: "All others", items: others.map(toItem) },
  ]
}
