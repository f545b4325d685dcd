import { Outage } from "./outage.ts"

/** Whether the server and its database can be reached, as far as any request of this tab has found out. */
export const outage = new Outage()
