import { subjectKey } from "@hearthbook/core/planning/copy/matching-subject"
import type { Publisher } from "@hearthbook/core/planning/setup/common-publishers"
import { Autocomplete } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import { useState } from "react"
import { trpc } from "../../api/trpc.ts"
import { loadPublishers } from "../../entities/provider/publishers.ts"
import { filterOptions } from "../../ui/inputs/filter-options.ts"
import type { ProviderValues } from "./provider-values.ts"

/** The name of a provider. While it is typed, common publishers are suggested; choosing one fills in an empty website. */
export function PublisherName({ form }: { form: UseFormReturnType<ProviderValues> }) {
  const { data: providers = [] } = trpc.providers.list.useQuery({})
  const [publishers, setPublishers] = useState<Publisher[]>([])
  const load = () => void loadPublishers().then(setPublishers)
  const own = new Set(providers.map(({ name }) => subjectKey(name)))
  const data = publishers.map(({ name }) => name).filter((name) => !own.has(subjectKey(name)))
  return (
    <Autocomplete
      label="Name"
      size="md"
      radius="md"
      withAsterisk
      autoComplete="off"
      data={data}
      filter={filterOptions}
      limit={6}
      openOnFocus={false}
      comboboxProps={{ shadow: "md" }}
      onOptionSubmit={(name) => {
        const website = publishers.find((publisher) => publisher.name === name)?.website
        if (website && !form.getValues().website) form.setFieldValue("website", website)
      }}
      key={form.key("name")}
      {...form.getInputProps("name")}
      onFocus={load}
    />
  )
}
