import { Button, Grid } from "@mantine/core"
import { IconPlus } from "@tabler/icons-react"
import { useRef, type ReactNode } from "react"
import { formColumn, listColumn } from "./columns.ts"

type Props = {
  form: ReactNode
  list: ReactNode
  /** True while a row is edited in the form. */
  isEditing: boolean
  /** True if the list has nothing yet. */
  isEmpty: boolean
  /** The label of the button that leads to the form on a phone: 'Add a subject'. */
  addLabel: string
}

/** A form next to a list. On a phone the list comes first, unless it is empty or one of its rows is edited, and a button leads to the form. */
export function FormAndList({ form, list, isEditing, isEmpty, addLabel }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const isFormFirst = isEditing || isEmpty
  return (
    <Grid gap="lg">
      <Grid.Col span={formColumn} order={{ base: isFormFirst ? 1 : 2, md: 1 }} ref={place}>
        {form}
      </Grid.Col>
      <Grid.Col span={listColumn} order={{ base: isFormFirst ? 2 : 1, md: 2 }}>
        {!isFormFirst && (
          <Button
            hiddenFrom="md"
            variant="default"
            fullWidth
            mb="md"
            leftSection={<IconPlus size={18} stroke={2} />}
            onClick={() => place.current?.querySelector("input")?.focus()}
          >
            {addLabel}
          </Button>
        )}
        {list}
      </Grid.Col>
    </Grid>
  )
}
