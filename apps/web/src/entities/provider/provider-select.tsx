import type { ProviderView } from "@hearthbook/api/family/provider"
import { useState, type ComponentProps } from "react"
import { trpc } from "../../api/trpc.ts"
import { CreateSelect } from "../../forms/create-select.tsx"
import { loadPublishers, publisherNamed } from "./publishers.ts"

type Props = Omit<ComponentProps<typeof CreateSelect>, "noun" | "onCreate" | "choices" | "suggestions"> & {
  providers: ProviderView[]
}

/** A select of the family's providers, then of common publishers. Typing another name offers to create it. */
export function ProviderSelect({ providers, ...select }: Props) {
  const create = trpc.providers.create.useMutation()
  const [publishers, setPublishers] = useState<string[]>([])
  // They are many, so they are loaded with the first use.
  const load = () => void loadPublishers().then((loaded) => setPublishers(loaded.map(({ name }) => name)))
  return (
    <CreateSelect
      label="Provider"
      clearable
      placeholder="None / Custom"
      {...select}
      noun="provider"
      choices={providers.map(({ id, name }) => ({ value: id, label: name }))}
      suggestions={{ group: "Common publishers", names: publishers }}
      onFocus={(event) => {
        load()
        select.onFocus?.(event)
      }}
      onCreate={async (name) => {
        const { website = null } = (await publisherNamed(name)) ?? {}
        return (await create.mutateAsync({ name, website })).id
      }}
    />
  )
}
