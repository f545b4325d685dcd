import { Button } from "@mantine/core"
import { IconArrowLeft } from "@tabler/icons-react"
import { Link } from "wouter"

/** A link back to the list, with its filter. */
export function BackToList({ href }: { href: string }) {
  return (
    <Button
      component={Link}
      href={href}
      variant="subtle"
      h={44}
      px="sm"
      ml={-12}
      style={{ alignSelf: "flex-start" }}
      leftSection={<IconArrowLeft size={20} stroke={1.5} aria-hidden />}
    >
      Back to list
    </Button>
  )
}
