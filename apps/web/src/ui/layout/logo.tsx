import { Box, Group, Text } from "@mantine/core"
import mark from "./logo.svg?raw"
import classes from "./logo.module.css"

/** An open book whose pages form a flame. The same file is the favicon. */
export function LogoMark({ size = 32 }: { size?: number }) {
  return <Box aria-hidden className={classes.mark} w={size} h={size} dangerouslySetInnerHTML={{ __html: mark }} />
}

/** The mark with the product's name. */
export function Logo({ subtitle = false }: { subtitle?: boolean }) {
  return (
    <Group gap={10} wrap="nowrap">
      <LogoMark size={subtitle ? 36 : 32} />
      <div>
        <Text className={classes.name}>Hearthbook</Text>
        {subtitle && <Text className={classes.subtitle}>Homeschool Management</Text>}
      </div>
    </Group>
  )
}
