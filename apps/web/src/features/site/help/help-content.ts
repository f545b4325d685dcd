import { gettingStarted } from "./content/getting-started.ts"
import { planning } from "./content/planning.ts"
import { week } from "./content/week.ts"
import { work } from "./content/work.ts"
import { settings } from "./content/settings.ts"
import { family } from "./content/family.ts"
import { signIn } from "./content/sign-in.ts"
import type { HelpArea } from "./help-topic.ts"

/** The help articles, by task. Add an article with each new screen. */
export const helpAreas: HelpArea[] = [gettingStarted, planning, week, work, settings, family, signIn]
