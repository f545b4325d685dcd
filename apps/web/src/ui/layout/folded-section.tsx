import { ActionIcon, Paper } from "@mantine/core"
import { IconChevronDown } from "@tabler/icons-react"
import { useState, type ReactNode } from "react"
import { useIsPrinting } from "../hooks/use-is-printing.ts"
import { useScreenQuery } from "../hooks/use-screen-query.ts"
import { SectionHead, type SectionWords } from "./section-head.tsx"
import classes from "./folded-section.module.css"

type Props = SectionWords & {
  /** True if a tablet folds it too. */
  isFoldedOnTablet?: boolean
  className?: string
  children: ReactNode
}

/**
 * A block below what the day needs. A phone, which has little room, shows its head until it is opened. Its content is drawn then, because
 * the folded blocks of a page are more than the rest of it. On paper none is folded.
 */
export function FoldedSection({ isFoldedOnTablet, className, children, ...words }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  // The widths of folded-section.module.css.
  const folds = useScreenQuery(isFoldedOnTablet ? "(max-width: 74.99em)" : "(max-width: 47.99em)")
  const isPrinting = useIsPrinting()
  return (
    <Paper
      component="section"
      withBorder
      shadow="sm"
      px="md"
      py={{ base: 6, sm: "xs" }}
      aria-label={words.title}
      className={`${classes.section} ${className ?? ""}`}
      data-early={isFoldedOnTablet || undefined}
    >
      <SectionHead {...words} size="h5">
        <ActionIcon
          className={`${classes.fold} screen-only`}
          variant="subtle"
          color="gray"
          size={44}
          my={-6}
          mr={-10}
          aria-label={`Show ${words.title}`}
          aria-expanded={isOpen}
          onClick={() => {
            setOpen(!isOpen)
            setOpened(true)
          }}
        >
          <IconChevronDown size={20} stroke={1.5} />
        </ActionIcon>
      </SectionHead>
      <div className={classes.body} data-open={isOpen || undefined}>
        {(!folds || wasOpened || isPrinting) && children}
      </div>
    </Paper>
  )
}
