import { z } from "zod"

/** S §3. What nothing is known of is null, never 0 (DECISIONS 42). */
export const dashboardStats = z.object({
  student_count: z.int(),
  upcoming_assignments: z.int().meta({ description: "All that is not graded (S §4)" }),
  attendance_rate: z
    .int()
    .nullable()
    .meta({ description: "Percent of marked school days attended, academic year to date" }),
  average_grade: z
    .int()
    .nullable()
    .meta({ description: "Points earned over points possible of all graded work, in percent" }),
})
export type DashboardStats = z.output<typeof dashboardStats>
