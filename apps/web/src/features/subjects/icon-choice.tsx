import type { SubjectIcon as SubjectIconName } from "@hearthbook/api/family/subject"
import { Group, Radio } from "@mantine/core"
import { SubjectIcon } from "../../entities/subject/subject-badge.tsx"
import classes from "./icon-choice.module.css"

type Props = {
  label: string
  icons: readonly SubjectIconName[]
  defaultValue?: string
  error?: React.ReactNode
  onChange?: (icon: string) => void
}

/** The name in words: 'FlaskConical' becomes 'Flask conical'. */
function readable(icon: string): string {
  const words = icon.replace(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A choice of icons, as a radio group. */
export function IconChoice({ label, icons, ...field }: Props) {
  return (
    <Radio.Group size="md" label={label} {...field}>
      <Group gap={8} mt={4}>
        {icons.map((icon) => (
          <Radio.Card
            key={icon}
            value={icon}
            className={classes.choice}
            aria-label={readable(icon)}
            title={readable(icon)}
          >
            <SubjectIcon icon={icon} size={22} />
          </Radio.Card>
        ))}
      </Group>
    </Radio.Group>
  )
}
