import { subjectKey } from "@hearthbook/core/planning/copy/matching-subject"
import { Group, Loader, Select, type ComboboxItem, type SelectProps } from "@mantine/core"
import { useUncontrolled } from "@mantine/hooks"
import { IconPlus } from "@tabler/icons-react"
import { useEffect, useState } from "react"
import { useCreateChoice } from "./use-create-choice.ts"

/** Choices under a heading. */
type ChoiceGroup = { group: string; items: ComboboxItem[] }

type Props = Omit<SelectProps, "data" | "value" | "defaultValue" | "onChange" | "searchable"> & {
  /** The noun of a choice, such as 'subject'. */
  noun: string
  choices: (ComboboxItem | ChoiceGroup)[]
  /** Names that exist, where the labels say more than the name. */
  names?: string[]
  /** Names under a heading, such as those of common publishers. Choosing one creates it. */
  suggestions?: { group: string; names: string[] }
  /** Creates a thing of this name and returns its id. */
  onCreate: (name: string) => Promise<string>
  value?: string | null
  defaultValue?: string | null
  onChange?: (id: string | null) => void
}

/**
 * A select whose last option creates what was typed, if nothing of that name exists: 'Create “Latin”'. It is shown as chosen at once.
 * Enter takes the first option. If it cannot be created, the field keeps the text and says why.
 */
export function CreateSelect({ noun, choices, names = [], suggestions, onCreate, ...props }: Props) {
  const { value, defaultValue, onChange, error, rightSection, onOptionSubmit, ...select } = props
  const [chosen, setChosen] = useUncontrolled<string | null>({ value, defaultValue, finalValue: null, onChange })
  const fallback = `Failed to create ${noun}.`
  const { begun, made, input, create, forget } = useCreateChoice({ onCreate, fallback, onChange: setChosen })
  const [typed, setTyped] = useState("")
  const name = typed.trim().replace(/\s+/g, " ")

  const known = choices.flatMap((choice) => ("items" in choice ? choice.items : choice))
  const unlisted = made && !known.some((choice) => choice.value === made.value) ? [made] : []
  const taken = [...[...known, ...unlisted].map(labelOf), ...names]
  const isTaken = (one: string) => taken.some((other) => subjectKey(other) === subjectKey(one))
  const suggested = suggestions?.names.filter((one) => !isTaken(one)) ?? []
  const isSuggested = (one: string) => suggested.some((other) => subjectKey(other) === subjectKey(one))
  // While it is being created, its name may already be in the list. It stays an option until it is chosen there.
  const kept = begun && !isSuggested(begun.name) ? [optionOf(begun.name)] : []
  const isOffered = name !== "" && name !== begun?.name && !isTaken(name) && !isSuggested(name)
  const data = [
    ...choices,
    ...(suggestions && suggested.length > 0 ? [{ group: suggestions.group, items: suggested.map(optionOf) }] : []),
    ...unlisted,
    ...kept,
    ...(isOffered ? [{ value: valueOf(name), label: `Create “${name}”` }] : []),
  ]
  const isCreating = begun !== null && begun.failure === null

  const label = begun?.name ?? [...known, ...unlisted].find((choice) => choice.value === chosen)?.label ?? ""
  const isTyped = name !== "" && typed !== label
  const [isListed, setListed] = useState(false)
  // The package marks the first option while one types, but does not say so to screen readers.
  useEffect(() => pointAtMarked(listOf(input.current), input.current), [input, typed, isListed])

  return (
    <Select
      nothingFoundMessage={`No such ${noun}`}
      openOnFocus={false}
      {...select}
      selectFirstOptionOnChange={isListed && isTyped}
      comboboxProps={{
        shadow: "md",
        ...select.comboboxProps,
        // Opening ends with a timeout that unmarks the options. The first one is marked afterwards.
        onEnterTransitionEnd: () => void setTimeout(() => setListed(true)),
      }}
      ref={input}
      searchable
      data={data}
      value={begun ? valueOf(begun.name) : chosen}
      error={begun?.failure ?? error}
      rightSection={isCreating ? <Loader size={16} aria-label="Saving" /> : rightSection}
      onSearchChange={(text) => {
        setTyped(text)
        if (begun?.failure && text === "") forget()
      }}
      onBlur={(event) => {
        // A name that could not be created is given up with its text. It would return otherwise.
        if (begun?.failure && typed !== begun.name) forget()
        select.onBlur?.(event)
      }}
      onKeyDown={(event) => {
        // Enter may come before the list has marked an option.
        const list = event.key === "Enter" && isTyped ? listOf(input.current) : null
        if (!list || event.nativeEvent.isComposing || list.querySelector(marked)) return
        event.preventDefault()
        list.querySelector<HTMLElement>("[data-combobox-option]:not([data-combobox-disabled])")?.click()
      }}
      onKeyUp={() => pointAtMarked(listOf(input.current), input.current)}
      onDropdownClose={() => {
        setListed(false)
        input.current?.removeAttribute("aria-activedescendant")
      }}
      onOptionSubmit={(option) => {
        if (isNew(option)) void create(nameOf(option))
        onOptionSubmit?.(option)
      }}
      onChange={(option: string | null) => {
        if (option !== null && isNew(option)) return
        forget()
        setChosen(option)
      }}
      renderOption={isOffered ? renderChoice : undefined}
    />
  )
}

const newPrefix = "new:"

const labelOf = ({ label }: ComboboxItem) => label
const valueOf = (name: string) => `${newPrefix}${name}`
const optionOf = (name: string): ComboboxItem => ({ value: valueOf(name), label: name })
const isNew = (value: string) => value.startsWith(newPrefix)
const nameOf = (value: string) => value.slice(newPrefix.length)

/** The last option has a plus sign. A check mark is not shown while one types. */
const renderChoice: SelectProps["renderOption"] = ({ option: { value, label } }) =>
  isNew(value) && label !== nameOf(value) ? (
    <Group gap={6} wrap="nowrap" style={{ overflowWrap: "anywhere" }}>
      <IconPlus size={16} stroke={1.5} aria-hidden style={{ flexShrink: 0 }} />
      {label}
    </Group>
  ) : (
    <span>{label}</span>
  )

const marked = "[data-combobox-selected]"

/** The open list of a field, or null. */
function listOf(input: HTMLInputElement | null): HTMLElement | null {
  return document.getElementById(input?.getAttribute("aria-controls") ?? "")
}

/** Names the marked option of an open list as the active one. */
function pointAtMarked(list: HTMLElement | null, input: HTMLInputElement | null): void {
  const option = list?.querySelector(marked)
  if (option?.id) input?.setAttribute("aria-activedescendant", option.id)
}
