import { Button } from "@mantine/core"
import { Link } from "wouter"
import { paths } from "../lib/paths.ts"
import { Notice } from "../ui/notice.tsx"

export function NotFoundPage() {
  return (
    <Notice title="Page Not Found" text="The address may be mistyped, or the page may have moved.">
      <Button component={Link} href={paths.dashboard}>
        Go to Dashboard
      </Button>
    </Notice>
  )
}
