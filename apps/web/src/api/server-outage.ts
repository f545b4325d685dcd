import { Outage } from "./outage.ts"

/** The outage detector for this tab's server. */
export const outage = new Outage()
