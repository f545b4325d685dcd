import type { DashboardView, NotedTime } from "@hearthbook/api/records/dashboard"
import { trpc } from "../../../api/trpc.ts"
import { countOf } from "../../../lib/format.ts"
import { offerRowsUndo } from "../../../ui/feedback/row-undo.ts"
import { showFailureToast } from "../../../ui/feedback/toasts.tsx"

/** Returns a function that accepts notes of time, which then count, and offers Undo. They disappear at once, and are back if it fails. */
export function useAcceptTime() {
  const utils = trpc.useUtils()
  const update = trpc.time.update.useMutation()
  return async (notes: Pick<NotedTime, "id" | "version">[]): Promise<void> => {
    const { overview } = utils.dashboard
    // An answer from before the change must not replace what is shown.
    await overview.cancel()
    const before = overview.getData()
    const ids = new Set(notes.map(({ id }) => id))
    overview.setData(undefined, (shown) => shown && withoutNotes(shown, ids))
    const fallback = "Failed to accept the time."
    try {
      const rows = await Promise.all(
        notes.map(({ id, version }) => update.mutateAsync({ id, version, status: "counted" })),
      )
      offerRowsUndo({
        rows,
        message: `${countOf(rows.length, "note")} of time accepted.`,
        undo: (versions) =>
          Promise.all(
            rows.map(({ id }, place) => update.mutateAsync({ id, version: versions[place], status: "noted" })),
          ),
        fallback,
        refresh: () => utils.invalidate(),
      })
    } catch (cause) {
      overview.setData(undefined, before)
      showFailureToast(cause, fallback)
      await utils.invalidate()
    }
  }
}

function withoutNotes(overview: DashboardView, ids: ReadonlySet<string>): DashboardView {
  const children = overview.children.map((child) => ({
    ...child,
    noted_time: child.noted_time.filter(({ id }) => !ids.has(id)),
  }))
  return { ...overview, children }
}
