import { expect, test } from "vitest"
import { createQueryClient } from "../../api/query-client.ts"
import { notificationPolling } from "./use-notifications.ts"

test(
  "notifications are polled each minute, and not refetched when the window gets focus",
  { tags: ["notifications.focus"] },
  () => {
    const options = createQueryClient().defaultQueryOptions({ queryKey: ["notifications"], ...notificationPolling })
    expect(options).toMatchObject({ refetchInterval: 60_000, refetchOnWindowFocus: false })
  },
)
