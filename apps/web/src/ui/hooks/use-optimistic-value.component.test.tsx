import { Button } from "@mantine/core"
import { notifyManager, useMutation, useSuspenseQuery } from "@tanstack/react-query"
import { useLayoutEffect } from "react"
import { expect, onTestFinished, test } from "vitest"
import { page } from "vitest/browser"
import { renderScreen } from "../../testing/render-screen.tsx"
import { useOptimisticValue } from "./use-optimistic-value.ts"

type Server = { status: string }

/** A status on a server, read by a list and shown by its row. Each status that is shown is added to `seen`. */
function List({ server, seen }: { server: Server; seen: string[] }) {
  const { data } = useSuspenseQuery({ queryKey: ["status"], queryFn: () => Promise.resolve(server.status) })
  return <Row stored={data} server={server} seen={seen} />
}

/** Its button sets the status to 'submitted'. */
function Row({ stored, server, seen }: { stored: string; server: Server; seen: string[] }) {
  const save = useMutation({ mutationFn: (next: string) => Promise.resolve(Object.assign(server, { status: next })) })
  const { shown, choose } = useOptimisticValue(stored)
  useLayoutEffect(() => {
    seen.push(shown)
  }, [seen, shown])
  return (
    <Button onClick={() => void choose("submitted", () => save.mutateAsync("submitted"))}>
      {shown}, stored as {stored}
    </Button>
  )
}

test(
  "a chosen value stays until the refetched one replaces it, also in a busy browser",
  { tags: ["assignments.status"] },
  async () => {
    notifyManager.setScheduler((notify) => setTimeout(notify, 50))
    onTestFinished(() => notifyManager.setScheduler((notify) => setTimeout(notify, 0)))
    const seen: string[] = []
    await renderScreen(<List server={{ status: "assigned" }} seen={seen} />)
    await page.getByRole("button", { name: "assigned, stored as assigned" }).click()
    await expect.element(page.getByRole("button", { name: "submitted, stored as submitted" })).toBeVisible()
    expect(seen.slice(seen.indexOf("submitted"))).not.toContain("assigned")
  },
)
