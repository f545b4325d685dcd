import { calendarFeedUpdate, calendarFeedView, type CalendarFeedView } from "@hearthbook/api/data/calendar-feed"
import { schemaResolver, useForm } from "@mantine/form"
import { trpc } from "../../../../api/trpc.ts"
import { FormModal } from "../../../../forms/form-modal.tsx"
import { FeedFields, type FeedContent } from "./feed-fields.tsx"

const content = calendarFeedUpdate.pick({ include: true, detail: true })

/** Changes what a link shows. The calendars that have it need no new one. */
export function ChangeFeedModal({ feed, onClose }: { feed: CalendarFeedView; onClose: () => void }) {
  const update = trpc.calendarFeeds.update.useMutation()
  const form = useForm<FeedContent>({
    initialValues: { include: feed.include, detail: feed.detail },
    validate: schemaResolver(content, { sync: true }),
  })
  return (
    <FormModal
      title="What the link shows"
      draftName={null}
      saveLabel="Save"
      fallback="Failed to change the link."
      form={form}
      version={feed.version}
      valuesOf={(current) => {
        const { data } = calendarFeedView.safeParse(current)
        return data ? { include: data.include, detail: data.detail } : null
      }}
      announcement="Calendar link changed."
      onSave={(values, version) => update.mutateAsync({ id: feed.id, version, ...values })}
      onClose={onClose}
    >
      <FeedFields value={form.values} error={form.errors["include"]} onChange={(values) => form.setValues(values)} />
    </FormModal>
  )
}
