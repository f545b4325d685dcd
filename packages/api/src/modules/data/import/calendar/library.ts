import type Ical from "ical.js"

/** The library that parses calendars. It is given to who needs it, because only an import loads it. */
export type Library = typeof Ical

export type Component = InstanceType<Library["Component"]>
export type Property = InstanceType<Library["Property"]>
export type Recur = InstanceType<Library["Recur"]>
export type RecurIterator = InstanceType<Library["RecurIterator"]>
export type Time = InstanceType<Library["Time"]>
