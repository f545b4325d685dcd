import { matchesSearch } from "@hearthbook/core/names/search-text"
import type { ProviderView } from "@hearthbook/api/family/provider"
import { Group, Stack, Title } from "@mantine/core"
import { useState } from "react"
import { SetUpFirst } from "../../entities/student/no-students-yet.tsx"
import { countOf } from "../../lib/format.ts"
import { useIsPhone } from "../../ui/hooks/use-is-phone.ts"
import { ShowAllButton, useFirstItems } from "../../ui/layout/first-items.tsx"
import { EmptyState } from "../../ui/feedback/empty-state.tsx"
import { SearchBox } from "../../ui/inputs/search-box.tsx"
import { ProviderRow } from "./provider-row.tsx"
import { useProviderUsage } from "./use-provider-usage.ts"
import { ProvidersSketch } from "./providers-sketch.tsx"
import { NothingFound } from "../../ui/feedback/nothing-found.tsx"
import { focusPage } from "../../ui/focus/focus-return.ts"

type Props = { providers: ProviderView[]; edited: ProviderView | null; onEdit: (provider: ProviderView) => void }

/** Above this number, a search box is shown. */
const manyProviders = 8

/** 'Existing Providers (n)', sorted by name. */
export function ProviderList({ providers, edited, onEdit }: Props) {
  const [search, setSearch] = useState("")
  const useOf = useProviderUsage()
  const found = providers.filter(({ name }) => matchesSearch([name], search))
  const list = useFirstItems(found, useIsPhone() ? 12 : 18)
  if (providers.length === 0) {
    return (
      <EmptyState
        title="No providers yet"
        text="No providers added yet. Use the form to get started."
        picture={<ProvidersSketch />}
        action={<SetUpFirst />}
      />
    )
  }
  return (
    <Stack gap="md" component="section" aria-labelledby="existing-providers">
      <Title order={2} size="h4" id="existing-providers">
        Existing Providers ({providers.length})
      </Title>
      {providers.length > manyProviders && (
        <Group>
          <SearchBox label="Search providers" value={search} onChange={setSearch} />
        </Group>
      )}
      {found.length === 0 && (
        <NothingFound
          title="No Providers Found"
          text={`No provider is called “${search.trim()}”.`}
          onClear={() => {
            focusPage()
            setSearch("")
          }}
        />
      )}
      <Stack gap="xs">
        {list.shown.map((provider) => (
          <ProviderRow
            key={provider.id}
            provider={provider}
            uses={useOf(provider.id)}
            isEdited={edited?.id === provider.id}
            onEdit={() => onEdit(provider)}
          />
        ))}
      </Stack>
      <ShowAllButton list={list} all={countOf(found.length, "provider")} />
    </Stack>
  )
}
