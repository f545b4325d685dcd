import { current, graded } from "../content-text.ts"
import type { CourseWork } from "../content.ts"

export const graceAlgebra: CourseWork = {
  graded: [
    graded("homework", 30, 28)`
      Order of operations and the distributive property
      Simplify thirty expressions.
      Show one step a line. Check five of your answers with a different value of x.
      Clean steps. Two slips with a minus sign in front of parentheses.`,
    graded("homework", 30, 26)`
      Solving two-step and multi-step equations
      Isolate the variable and check.
      Do the odd problems. Write the inverse operation beside every line and check each solution.
      Checks saved you twice. Combine like terms before you move anything.`,
    graded("test", 100, 88)`
      Unit 1 test: linear equations in one variable
      Equations, literal formulas, and no-solution cases.
      No calculator on part A. Explain in words what no solution means in problem 12.
      Very good explanation in 12. Review solving formulas for a chosen letter.`,
    graded("quiz", 25, 22)`
      Inequalities: when does the sign flip?
      Solve and graph on a number line.
      Open or closed circle matters. Explain the flip in problem 6 with an example of your own.
      Your example with 2 and -2 is exactly why it flips.`,
    graded("lab", 40, 38)`
      Slope lab: ramps, stairs, and the driveway
      Measure real slopes and compare them.
      Measure rise and run of four ramps. Draw them to scale and rank them. Add one that meets the 1:12 access rule.
      Excellent measurements. The driveway surprised all of us.`,
    graded("homework", 30, 27)`
      Lines three ways: table, graph, equation
      Move between forms of a linear function.
      For each situation make a table, a graph, and an equation in slope-intercept form.
      All conversions work. Label the axes with units.`,
    graded("project", 50, 46)`
      Phone plans: a system of equations project
      Which plan is cheaper, and when?
      Compare two real plans. Solve by graphing and by substitution, and advise a light and a heavy user.
      Persuasive and correct. The crossover at 3.2 GB is well explained.`,
    graded("test", 100, 91)`
      Unit 2 test: functions and linear models
      Domain, range, rate of change, line of fit.
      Calculator allowed. Show how you chose the two points for your line of fit.
      Strong work. Domain of the ticket problem should be whole numbers only.`,
  ],
  current: [
    current("project", 30, {
      due: 0,
      status: "submitted",
      submitted_hours_ago: 4,
      answer: { url: "https://docs.google.com/spreadsheets/d/1BxiMVs0XRA5nFMdKvBdBZjgmUUqptlbs74OgvE2upms/view" },
    })`
      Two-way tables from a class survey
      Read frequencies and relative frequencies from a real data set.
      Use the class data sheet. Build a two-way table of class level and extracurricular activity, and answer the six questions under it.`,
    current("quiz", 25, { due: 1, status: "assigned" })`
      Exponent rules: product, quotient, power
      Simplify without a calculator.
      Twenty-five short items. Negative exponents must be rewritten.`,
    current("lab", 40, { due: -2, status: "in_progress" })`
      Bouncing ball: an exponential model
      Find out what fraction of its height a ball keeps.
      Drop the ball from five heights, record three bounces each, fit a model, and predict the sixth bounce.`,
    current("homework", 30, { due: 6, status: "assigned" })`
      Multiplying binomials with algebra tiles
      See the area before you use the shortcut.
      Model problems 1 to 6 with tiles and sketch them. Do the rest with the distributive property.`,
  ],
}
