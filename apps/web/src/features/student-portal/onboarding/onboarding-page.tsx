import { Button, Text } from "@mantine/core"
import { IconCalendarWeek, IconChecklist, IconHome, IconStar } from "@tabler/icons-react"
import { Link } from "wouter"
import { paths } from "../../../lib/paths.ts"
import { useUser } from "../../../session/use-session.ts"
import { PrimaryTask } from "./primary-task.tsx"
import classes from "./primary-task.module.css"

const places = [
  { icon: IconHome, text: "Home shows what is next." },
  { icon: IconChecklist, text: "Work has everything you are asked to do." },
  { icon: IconCalendarWeek, text: "Schedule shows your week." },
  { icon: IconStar, text: "Grades shows how it went." },
]

/** The first page after a child has chosen a password. */
export default function OnboardingPage() {
  const user = useUser()
  return (
    <PrimaryTask title={`Welcome, ${user?.first_name ?? ""}!`} tabTitle="Welcome">
      <Text>This is your place for school. At the bottom of each page are four buttons:</Text>
      <ul className={classes.steps}>
        {places.map(({ icon: Icon, text }) => (
          <li key={text}>
            <Icon size={28} stroke={1.5} aria-hidden />
            <Text>{text}</Text>
          </li>
        ))}
      </ul>
      <Button component={Link} href={paths.studentDashboard} size="lg" fullWidth>
        Let’s go
      </Button>
    </PrimaryTask>
  )
}
