import type { AmendmentView } from "@hearthbook/api/records/amendment"
import { fullName } from "@hearthbook/core/names/names"
import { Table } from "@mantine/core"
import { formatDayOfMoment } from "../../../lib/format.ts"
import { changedFields, nounWords } from "./amendment-messages.ts"

/** The changes of a locked year: what was before and after, who changed it, and why. */
export function AmendmentList({ amendments }: { amendments: AmendmentView[] }) {
  return (
    <Table.ScrollContainer type="native" minWidth={560} role="group" aria-label="Table of the changes" tabIndex={0}>
      <Table aria-label="Changes since the lock">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">When</Table.Th>
            <Table.Th scope="col">What</Table.Th>
            <Table.Th scope="col">Reason</Table.Th>
            <Table.Th scope="col">Who</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {amendments.map((amendment) => (
            <Table.Tr key={amendment.id}>
              <Table.Td>{formatDayOfMoment(amendment.created_at)}</Table.Td>
              <Table.Td>
                {nounWords[amendment.noun]}: {changedFields(amendment)}
              </Table.Td>
              <Table.Td>{amendment.reason}</Table.Td>
              <Table.Td>{amendment.user ? fullName(amendment.user) : "Former member"}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
