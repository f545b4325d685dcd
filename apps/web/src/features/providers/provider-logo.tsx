import { Avatar } from "@mantine/core"
import { IconBuildingStore } from "@tabler/icons-react"

/** The provider's own picture; a placeholder where there is none or it does not load. The name stands beside it. */
export function ProviderLogo({ logo_url }: { logo_url: string | null }) {
  return (
    <Avatar
      src={logo_url}
      alt=""
      size={44}
      radius="md"
      color="slate"
      variant="light"
      imageProps={{ loading: "lazy", referrerPolicy: "no-referrer", style: { objectFit: "contain" } }}
    >
      <IconBuildingStore size={24} stroke={1.5} aria-hidden />
    </Avatar>
  )
}
