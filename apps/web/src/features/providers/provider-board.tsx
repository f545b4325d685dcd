import type { ProviderView } from "@hearthbook/api/schemas/provider"
import { Grid } from "@mantine/core"
import { useState } from "react"
import { trpc } from "../../lib/trpc.ts"
import { formColumn, listColumn } from "../../ui/columns.ts"
import { useNew } from "../../ui/use-new.ts"
import { EditProvider, NewProvider } from "./provider-forms.tsx"
import { ProviderList } from "./provider-list.tsx"

/** The form beside the list. A save, Cancel Edit and deleting what is edited lead back to a new provider (S §4). */
export function ProviderBoard() {
  const [providers] = trpc.providers.list.useSuspenseQuery({})
  const [editing, setEditing] = useState<ProviderView | null>(null)
  const [last, setLast] = useState<ProviderView | null>(null)
  const [asked] = useNew()
  const isEditing = editing !== null && providers.some(({ id }) => id === editing.id)
  return (
    <Grid gap="lg">
      <Grid.Col span={formColumn}>
        {isEditing && <EditProvider key={editing.id} provider={editing} onDone={() => setEditing(null)} />}
        {/* Kept while another is edited, with what was typed already. */}
        <div hidden={isEditing}>
          <NewProvider key={last?.id} focused={asked || last !== null} onAdded={setLast} />
        </div>
      </Grid.Col>
      <Grid.Col span={listColumn}>
        <ProviderList providers={providers} edited={editing} onEdit={setEditing} />
      </Grid.Col>
    </Grid>
  )
}
