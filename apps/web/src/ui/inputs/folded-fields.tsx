import { Stack, UnstyledButton } from "@mantine/core"
import { IconChevronDown } from "@tabler/icons-react"
import { useId, useState, type ReactNode } from "react"
import classes from "./folded-fields.module.css"

type Props = {
  /** The label of the button that shows the fields: 'For the transcript'. */
  label: string
  /** True if a field has an error, which must be seen. */
  hasError: boolean
  children: ReactNode
}

/** Fields that few people need, behind a button. */
export function FoldedFields({ label, hasError, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const isShown = isOpen || hasError
  return (
    <div>
      <UnstyledButton
        className={classes.head}
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => setOpen(!isShown)}
      >
        {label}
        <IconChevronDown size={18} stroke={1.5} aria-hidden />
      </UnstyledButton>
      <Stack id={id} gap="md" mt={4} hidden={!isShown} className={isShown ? undefined : classes.folded}>
        {children}
      </Stack>
    </div>
  )
}
