import type { ProviderView } from "@hearthbook/api/schemas/provider"
import { Card, Group, Text } from "@mantine/core"
import { trpc } from "../../lib/trpc.ts"
import { CardButton } from "../../ui/card-button.tsx"
import { confirmDelete } from "../../ui/confirm-delete.tsx"
import { OutsideLink } from "../../ui/outside-link.tsx"
import { DeleteItem, EditItem, RowMenu } from "../../ui/row-menu.tsx"
import { ProviderLogo } from "./provider-logo.tsx"

type Props = {
  provider: ProviderView
  /** What names it: ['2 curricula', '1 resource']. */
  uses: string[]
  isEdited: boolean
  onEdit: () => void
}

export function ProviderRow({ provider, uses, isEdited, onEdit }: Props) {
  const remove = trpc.providers.delete.useMutation()
  const { id, name, website, logo_url } = provider

  const askToDelete = () =>
    confirmDelete({
      name,
      question: "Are you sure you want to delete this provider?",
      consequence:
        uses.length > 0
          ? `It is named by ${uses.join(" and ")}. They stay, and become Custom.`
          : "Curricula and resources that name it stay, and become Custom.",
      fallback: "Failed to delete provider.",
      remove: () => remove.mutateAsync({ id }),
    })

  return (
    <Card component="article" aria-label={name} padding="sm" aria-current={isEdited || undefined}>
      <Group gap="sm" wrap="nowrap" justify="space-between">
        <Group gap="sm" wrap="nowrap" miw={0}>
          <ProviderLogo key={logo_url} logo_url={logo_url} />
          <div style={{ minWidth: 0 }}>
            <CardButton onClick={onEdit} label={`Edit ${name}`}>
              {name}
            </CardButton>
            {website && (
              <OutsideLink href={website} size="sm">
                {hostOf(website)}
              </OutsideLink>
            )}
            <Text size="sm" c="dimmed" className="figures">
              {uses.length === 0 ? "Not in use yet" : uses.join(" · ")}
              {isEdited && " · being edited"}
            </Text>
          </div>
        </Group>
        <RowMenu of={name}>
          <EditItem onClick={onEdit} />
          <DeleteItem onClick={askToDelete} />
        </RowMenu>
      </Group>
    </Card>
  )
}

/** Shown as one says it: 'khanacademy.org'. */
function hostOf(website: string): string {
  return URL.canParse(website) ? new URL(website).host.replace(/^www\./, "") : website
}
