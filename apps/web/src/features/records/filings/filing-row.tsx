import type { FilingView } from "@hearthbook/api/records/filing"
import { Anchor, Checkbox, Menu, Text } from "@mantine/core"
import { IconPencil, IconTrash, IconX } from "@tabler/icons-react"
import { Link } from "wouter"
import { filingAt } from "../../../lib/paths.ts"
import { useToday } from "../../../session/use-session.ts"
import { RowMenu } from "../../../ui/menus/row-menu.tsx"
import { useFilingDone } from "../../../entities/filing/use-filing-done.ts"
import { dueWordsOf, isNear } from "../../../entities/filing/filing-messages.ts"
import classes from "./filings-section.module.css"
import { useDeleteFiling } from "./use-delete-filing.ts"

/** Something to send or keep. The tick says that it was done today; its page has the rest. */
export function FilingRow({ filing }: { filing: FilingView }) {
  const today = useToday()
  const { tick, skip } = useFilingDone()
  const askToDelete = useDeleteFiling()
  const { title, to, action, done_on, skipped, file_name } = filing
  const isOver = done_on !== null || skipped
  const facts = [action === "keep" ? "to keep" : to && `to ${to}`, file_name].filter(Boolean).join(" · ")
  return (
    <li className={classes.row} data-over={isOver || undefined}>
      <Checkbox
        size="md"
        aria-label={`Done: ${title}`}
        checked={done_on !== null}
        disabled={skipped}
        onChange={({ currentTarget }) => tick(filing, currentTarget.checked ? today : null)}
      />
      <div className={classes.words}>
        <Anchor component={Link} href={filingAt(filing)} fw={600}>
          {title}
        </Anchor>
        <Text size="sm" c="dimmed">
          <span className={classes.due} data-near={isNear(filing, today) || undefined}>
            {dueWordsOf(filing, today)}
          </span>
          {facts && ` · ${facts}`}
        </Text>
      </div>
      <RowMenu of={title}>
        <Menu.Item
          component={Link}
          href={filingAt(filing)}
          leftSection={<IconPencil size={18} stroke={1.5} aria-hidden />}
        >
          Open
        </Menu.Item>
        {done_on === null && (
          <Menu.Item leftSection={<IconX size={18} stroke={1.5} />} onClick={() => skip(filing, !skipped)}>
            {skipped ? "Needed" : "Not needed"}
          </Menu.Item>
        )}
        {filing.pack_filing_id === null && (
          <Menu.Item
            color="var(--mantine-color-error)"
            leftSection={<IconTrash size={18} stroke={1.5} />}
            onClick={() => askToDelete(filing)}
          >
            Delete
          </Menu.Item>
        )}
      </RowMenu>
    </li>
  )
}
