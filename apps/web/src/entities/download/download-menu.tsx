import { tableFormats, type ExportedDates, type TableFormat } from "@hearthbook/core/export/table-formats"
import { writeDay } from "@hearthbook/core/time/date-format"
import { Button, Menu } from "@mantine/core"
import { IconDownload } from "@tabler/icons-react"
import { useState } from "react"
import { useFamily, useToday } from "../../session/use-session.ts"
import { useDateFormat } from "../../ui/hooks/use-date-format.ts"
import { saveTable, type ListToSave } from "./save-table.ts"
import { useSaving } from "./use-saving.ts"

export type DownloadMenuProps = {
  /** The lists of the page, with the filters that are set. */
  lists: (ListToSave & { label: string })[]
  /** Files that the page makes itself. */
  others?: { label: string; onClick: () => void; disabled?: boolean }[]
}

const formatLabels: Record<TableFormat, string> = { csv: "CSV", xlsx: "Excel" }

/** The lists of a page as CSV or Excel, with days as in one's settings or ISO. */
export default function DownloadMenu({ lists, others = [] }: DownloadMenuProps) {
  const { name: family } = useFamily()
  const today = useToday()
  const date_format = useDateFormat()
  const [dates, setDates] = useState<ExportedDates>("family")
  const { isSaving, save } = useSaving("Failed to make the file.")
  const [format, setFormat] = useState<TableFormat>("csv")
  const only = lists.length === 1 ? lists[0] : undefined
  const file = (list: ListToSave, as: TableFormat) => () =>
    save(() => saveTable(list, { format: as, dates, family, today }))
  return (
    <Menu position="bottom-end" width={260} withinPortal>
      <Menu.Target>
        <Button
          variant="default"
          className="screen-only"
          loading={isSaving}
          leftSection={<IconDownload size={18} stroke={1.5} aria-hidden />}
        >
          Download
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah="80dvh" style={{ overflowY: "auto" }}>
        {only ? (
          <>
            <Menu.Label>{only.label}</Menu.Label>
            {tableFormats.map((one) => (
              <Menu.Item key={one} onClick={file(only, one)}>
                {formatLabels[one]}
              </Menu.Item>
            ))}
          </>
        ) : (
          lists.map((list) => (
            <Menu.Item key={list.label} onClick={file(list, format)}>
              {list.label}
            </Menu.Item>
          ))
        )}
        {others.length > 0 && <Menu.Divider />}
        {others.map(({ label, onClick, disabled = false }) => (
          <Menu.Item key={label} disabled={disabled} onClick={onClick}>
            {label}
          </Menu.Item>
        ))}
        <Menu.Divider />
        {!only && (
          <>
            <Menu.Label>Kind of file</Menu.Label>
            <Menu.RadioGroup value={format} onChange={(value) => setFormat(value === "xlsx" ? "xlsx" : "csv")}>
              {tableFormats.map((one) => (
                <Menu.RadioItem key={one} value={one} closeMenuOnClick={false}>
                  {formatLabels[one]}
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
          </>
        )}
        <Menu.Label>Days in the file</Menu.Label>
        <Menu.RadioGroup value={dates} onChange={(value) => setDates(value === "iso" ? "iso" : "family")}>
          <Menu.RadioItem value="family" closeMenuOnClick={false}>
            {writeDay(today, date_format)}
          </Menu.RadioItem>
          {date_format !== "YYYY-MM-DD" && (
            <Menu.RadioItem value="iso" closeMenuOnClick={false}>
              {today} (ISO)
            </Menu.RadioItem>
          )}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}
