import type { AccessTokenView, CreatedAccessToken } from "@hearthbook/api/access/access-token"
import { Anchor, Button, Stack, Text } from "@mantine/core"
import { IconPlus } from "@tabler/icons-react"
import { useState } from "react"
import { trpc } from "../../../../api/trpc.ts"
import { ShownOnce } from "../../../../ui/inputs/shown-once.tsx"
import { Section } from "../../../../ui/layout/section.tsx"
import { NewTokenForm } from "./new-token-form.tsx"
import { TokenRow } from "./token-row.tsx"

/** The person's access tokens, by which their own programs use the API. Few people need one, so the form opens on request. */
export function AccessTokens() {
  const [tokens] = trpc.accessTokens.list.useSuspenseQuery()
  const [isAdding, setAdding] = useState(false)
  const [made, setMade] = useState<CreatedAccessToken | null>(null)
  const show = (token: CreatedAccessToken) => {
    setMade(token)
    setAdding(false)
  }
  return (
    <Section title="Access tokens">
      <Stack gap="md" align="stretch">
        <Text size="sm" c="dimmed">
          A token lets a program of yours read or change your family’s records.{" "}
          <Anchor href="/api/docs" inherit underline="always">
            See what the API offers
          </Anchor>
        </Text>
        {made && <ShownOnce label={`Token “${made.name}”`} value={made.token} />}
        {tokens.length > 0 && <TokenList tokens={tokens} onRevoked={(id) => made?.id === id && setMade(null)} />}
        {isAdding ? (
          <NewTokenForm onCreated={show} onCancel={() => setAdding(false)} />
        ) : (
          <div>
            <Button
              variant="default"
              leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
              onClick={() => setAdding(true)}
            >
              New token
            </Button>
          </div>
        )}
      </Stack>
    </Section>
  )
}

function TokenList({ tokens, onRevoked }: { tokens: AccessTokenView[]; onRevoked: (id: string) => void }) {
  return (
    <Stack component="ul" gap={0} p={0} m={0}>
      {tokens.map((token) => (
        <TokenRow key={token.id} token={token} onRevoked={() => onRevoked(token.id)} />
      ))}
    </Stack>
  )
}
