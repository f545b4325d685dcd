import { encodings, type Encoding } from "@hearthbook/core/import/file-content"
import type { ImportView } from "@hearthbook/api/data/import"
import { Group, Select } from "@mantine/core"
import { countOf } from "../../../lib/format.ts"
import type { ImportChoice } from "./use-decisions.ts"

const labels: Record<Encoding, string> = {
  "utf-8": "Unicode (UTF-8)",
  "utf-16": "Unicode (UTF-16)",
  "windows-1252": "Western (Windows)",
  macintosh: "Western (Mac)",
  shift_jis: "Japanese (Shift JIS)",
  "iso-8859-2": "Central European (ISO)",
  "windows-1251": "Cyrillic (Windows)",
}

type Props = { view: ImportView; onDecide: (choice: ImportChoice) => void }

/** The sheet of a workbook, and how letters are read where that is not sure. Renders nothing for a file with neither. */
export function FileChoices({ view, onDecide }: Props) {
  const { sheets, sheet, encoding, broken_lines } = view
  const isUnsure = broken_lines > 0 || !encoding.startsWith("utf")
  if (sheets.length < 2 && !isUnsure) return null
  return (
    <Group gap="md" align="flex-start">
      {sheets.length > 1 && (
        <Select
          label="Sheet"
          data={sheets.map(({ index, name, hidden, rows }) => ({
            value: String(index),
            label: `${name} (${countOf(rows, "row")}${hidden ? ", hidden" : ""})`,
          }))}
          value={String(sheet)}
          allowDeselect={false}
          onChange={(next) => onDecide({ sheet: Number(next) })}
        />
      )}
      {isUnsure && (
        <Select
          label="Letters"
          description={
            broken_lines > 0
              ? `${countOf(broken_lines, "line")} with letters that could not be read.`
              : "Choose another if names look wrong."
          }
          data={encodings.map((value) => ({ value, label: labels[value] }))}
          value={encoding}
          allowDeselect={false}
          onChange={(next) => onDecide({ encoding: encodings.find((known) => known === next) })}
        />
      )}
    </Group>
  )
}
