import { Table } from "@mantine/core"

/** The heads of columns with figures, which are aligned to the right. */
export function FigureHeads({ titles }: { titles: string[] }) {
  return titles.map((title) => (
    <Table.Th key={title} scope="col" ta="right">
      {title}
    </Table.Th>
  ))
}
