// The parts of the dashboard that nearly every visit draws after the first screen.
export { Quote } from "./quote/quote.tsx"
export { TodaysSchedule } from "./schedule/todays-schedule.tsx"
export { GuidedSetup } from "./setup/guided-setup.tsx"
export { LeftOver } from "./today/left-over.tsx"
