import type { ProviderView } from "@hearthbook/api/family/provider"
import { trpc } from "../../api/trpc.ts"
import { confirmDelete } from "../../forms/confirm-delete.tsx"
import { ListRow } from "../../ui/layout/list-row.tsx"
import { OutsideLink } from "../../ui/layout/outside-link.tsx"
import { ProviderLogo } from "./provider-logo.tsx"

type Props = {
  provider: ProviderView
  /** Counts of what uses it: ['2 curricula', '1 resource']. */
  uses: string[]
  isEdited: boolean
  onEdit: () => void
}

export function ProviderRow({ provider, uses, isEdited, onEdit }: Props) {
  const remove = trpc.providers.delete.useMutation()
  const { id, name, website, logo_id } = provider

  const askToDelete = () =>
    confirmDelete({
      name,
      question: "Are you sure you want to delete this provider?",
      consequence:
        uses.length > 0
          ? `It is used by ${uses.join(" and ")}, which will be kept as Custom.`
          : "Curricula and resources that use it will be kept as Custom.",
      fallback: "Failed to delete provider.",
      remove: () => remove.mutateAsync({ id }),
    })

  return (
    <ListRow
      name={name}
      mark={<ProviderLogo logo_id={logo_id} />}
      use={uses.length === 0 ? "Not in use yet" : uses.join(" · ")}
      address={
        website && (
          <OutsideLink href={website} inherit>
            {hostOf(website)}
          </OutsideLink>
        )
      }
      isEdited={isEdited}
      onEdit={onEdit}
      onDelete={askToDelete}
    />
  )
}

/** The host as people say it: 'khanacademy.org'. */
function hostOf(website: string): string {
  return URL.canParse(website) ? new URL(website).host.replace(/^www\./, "") : website
}
