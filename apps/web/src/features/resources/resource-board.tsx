import { trpc } from "../../api/trpc.ts"
import { RowBoard } from "../../forms/row-board.tsx"
import { EditResource, NewResource } from "./resource-forms.tsx"
import { ResourceList } from "./resource-list.tsx"

/** The form of a resource next to the list. */
export function ResourceBoard() {
  // Prefetched in one batch.
  trpc.subjects.list.usePrefetchQuery({})
  trpc.providers.list.usePrefetchQuery({})
  const [resources] = trpc.resources.list.useSuspenseQuery({})
  return (
    <RowBoard
      noun="resource"
      rows={resources}
      newForm={({ last, ...form }) => <NewResource key={last?.id} last={last} {...form} />}
      editForm={(resource, onDone) => <EditResource key={resource.id} resource={resource} onDone={onDone} />}
      list={(edited, onEdit) => <ResourceList resources={resources} edited={edited} onEdit={onEdit} />}
    />
  )
}
