import type { ProviderView } from "@hearthbook/api/family/provider"
import { Avatar } from "@mantine/core"
import { IconBuildingStore } from "@tabler/icons-react"
import { usePicture } from "../../entities/file/file-content.ts"

/**
 * Hearthbook's copy of the provider's logo, or a placeholder. Hidden from screen readers, since the name is next to it.
 */
export function ProviderLogo({ logo_id }: Pick<ProviderView, "logo_id">) {
  return logo_id ? <Copy id={logo_id} /> : <Logo />
}

function Copy({ id }: { id: string }) {
  const { data } = usePicture({ id })
  return <Logo src={data} />
}

function Logo({ src }: { src?: string }) {
  return (
    <Avatar
      src={src}
      alt=""
      size={44}
      radius="md"
      color="slate"
      variant="light"
      imageProps={{ style: { objectFit: "contain" } }}
    >
      <IconBuildingStore size={24} stroke={1.5} aria-hidden />
    </Avatar>
  )
}
