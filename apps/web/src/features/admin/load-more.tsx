import { Button, Center } from "@mantine/core"

export function LoadMore({ loading, onClick }: { loading: boolean; onClick: () => void }) {
  return (
    <Center mt="md">
      <Button variant="default" loading={loading} onClick={onClick}>
        Load more
      </Button>
    </Center>
  )
}
