import { AppError } from "./errors.ts"

/** Runs `work`. The fields of an error that it throws are named as fields of `field`, such as `school_year.start_date`. */
export async function underField<T>(field: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof AppError) || !error.details.issues) throw error
    const issues = error.details.issues.map((issue) => ({ ...issue, field: `${field}.${issue.field}` }))
    throw new AppError(error.reason, error.message, { ...error.details, issues })
  }
}
