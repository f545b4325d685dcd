import type { NotificationView } from "@hearthbook/api/messages/notification"
import { useQueryClient } from "@tanstack/react-query"
import { trpc } from "../../api/trpc.ts"
import { showFailureToast } from "../../ui/feedback/toasts.tsx"
import { useNotificationPages } from "./use-notifications.ts"

/**
 * Marks one notification as read, or all. The list changes at once; if the server refuses, the change is rolled back and the list
 * is fetched again. After a success every query on the screen is fetched again (api/query-client.ts).
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
