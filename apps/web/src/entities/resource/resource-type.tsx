import { resourceTypeLabels } from "@hearthbook/core/names/labels"
import type { ResourceType } from "@hearthbook/api/work/resource"
import { ThemeIcon } from "@mantine/core"
import {
  IconFileText,
  IconHeadphones,
  IconLink,
  IconPaperclip,
  IconPhoto,
  IconVideo,
  type Icon,
} from "@tabler/icons-react"

export const resourceLooks: Record<ResourceType, { word: string; icon: Icon }> = {
  link: { word: resourceTypeLabels.link, icon: IconLink },
  video: { word: resourceTypeLabels.video, icon: IconVideo },
  document: { word: resourceTypeLabels.document, icon: IconFileText },
  image: { word: resourceTypeLabels.image, icon: IconPhoto },
  audio: { word: resourceTypeLabels.audio, icon: IconHeadphones },
  other: { word: resourceTypeLabels.other, icon: IconPaperclip },
}

/** The icon of a resource's type on a tile, next to its word. */
export function ResourceTypeTile({ type, size = 44 }: { type: ResourceType; size?: number }) {
  const { icon: Icon } = resourceLooks[type]
  return (
    <ThemeIcon variant="light" color="slate" size={size} radius="md" aria-hidden>
      <Icon size={Math.round(size * 0.55)} stroke={1.5} />
    </ThemeIcon>
  )
}
