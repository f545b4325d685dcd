import { trpc } from "../../api/trpc.ts"
import { RowBoard } from "../../forms/row-board.tsx"
import { EditProvider, NewProvider } from "./provider-forms.tsx"
import { ProviderList } from "./provider-list.tsx"

/** The form of a provider next to the list. */
export function ProviderBoard() {
  const [providers] = trpc.providers.list.useSuspenseQuery({})
  return (
    <RowBoard
      noun="provider"
      rows={providers}
      newForm={({ last, ...form }) => <NewProvider key={last?.id} {...form} />}
      editForm={(provider, onDone) => <EditProvider key={provider.id} provider={provider} onDone={onDone} />}
      list={(edited, onEdit) => <ProviderList providers={providers} edited={edited} onEdit={onEdit} />}
    />
  )
}
