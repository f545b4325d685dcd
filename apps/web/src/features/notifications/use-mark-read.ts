import type { NotificationView } from "@hearthbook/api/schemas/notification"
import { useQueryClient } from "@tanstack/react-query"
import { trpc } from "../../api/trpc.ts"
import { showFailureToast } from "../../ui/feedback/toasts.tsx"
import { useNotificationPages } from "./use-notifications.ts"

/**
 * Marks one as read, or all. It shows at once; where the server refuses, the list is as it was, and is asked for anew
 * (A §4). After a success all that is on the screen is (api/query-client.ts).
 */
export function useMarkRead(fallback: string) {
  const client = useQueryClient()
  const { queryKey } = useNotificationPages()

  const show = async (isMeant: (notification: NotificationView) => boolean) => {
    await client.cancelQueries({ queryKey })
    const before = client.getQueryData(queryKey)
    const read = (one: NotificationView) => (isMeant(one) ? { ...one, is_read: true } : one)
    client.setQueryData(queryKey, before && { ...before, pages: before.pages.map((page) => page.map(read)) })
    return { before }
  }
  type Before = Awaited<ReturnType<typeof show>>
  const onError = (cause: unknown, _input: unknown, shown: Before | undefined) => {
    if (shown?.before) client.setQueryData(queryKey, shown.before)
    showFailureToast(cause, fallback)
    void client.invalidateQueries({ queryKey })
  }

  const one = trpc.notifications.read.useMutation({ onMutate: ({ id }) => show((shown) => shown.id === id), onError })
  const all = trpc.notifications.readAll.useMutation({ onMutate: () => show(() => true), onError })
  return { markOne: (id: string) => one.mutate({ id }), markAll: () => all.mutate() }
}
