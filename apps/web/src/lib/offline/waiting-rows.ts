const listeners = new Set<() => void>()
let rows: ReadonlySet<string> = new Set()

/** The names of rows in the queue of changes. */
export const rowNames = {
  mark: (student_id: string, date: string) => `mark ${student_id} ${date}`,
  lesson: (id: string) => `lesson ${id}`,
  assignment: (id: string) => `assignment ${id}`,
}

/** The rows whose changes wait for the network, so that each can say so where it is shown. */
export const waitingRows = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  has: (row: string): boolean => rows.has(row),
  show: (next: string[]): void => {
    rows = new Set(next)
    for (const listener of listeners) listener()
  },
}
