import { graded } from "../content-text.ts"
import type { CourseWork } from "../content.ts"

export const graceSpanish: CourseWork = {
  graded: [
    graded("homework", 20, 18)`
      Saludos y despedidas: record a short dialogue
      Greet, introduce, say goodbye.
      Write eight lines with your tutor and record them. Use tú in one half and usted in the other.
      Muy bien. Your 'usted' half sounds natural.`,
    graded("quiz", 25, 22)`
      Present tense of -ar verbs
      Twenty-five forms.
      Conjugate in sentences, not in lists. Watch the accent on vosotros.
      Solid. Nosotros endings are automatic now.`,
    graded("project", 40, 37)`
      Mi familia: poster and talk
      Describe five people.
      Use ser for who they are and possessives for whose. Talk for two minutes without reading.
      Encantadora. 'Mi hermana es traviesa' made Nora giggle.`,
    graded("homework", 30, 24)`
      Ser or estar? Choose and explain
      Two ways to be.
      Choose the verb and write the reason beside it: identity, place, or condition.
      Place and condition are good. Professions take ser.`,
    graded("quiz", 20, 18)`
      Listening: the weather in five cities
      Understand a forecast.
      Listen twice. Fill in temperature, sky, and advice for each city.
      You caught all the numbers, even 'treinta y seis'.`,
    graded("homework", 30, 26)`
      Stem-changing verbs: the boot
      Querer, poder, dormir, and friends.
      Draw the boot for six verbs. Write two true sentences with each.
      The boots are right. Remember that nosotros stays outside.`,
    graded("project", 40, 36)`
      En el restaurante: role play with Señora Vega
      Order, ask, and pay.
      Prepare a menu, order a full meal, and handle one surprise from the waiter.
      ¡Excelente! You asked for the bill politely and without notes.`,
    graded("test", 100, 89)`
      Unit test: home, food, and daily life
      Reading, writing, and twelve spoken answers.
      Forty minutes on paper, ten minutes aloud.
      Great speaking. In writing mind the agreement of adjectives.`,
    graded("homework", 25, 23)`
      Reflexive verbs: my morning, hour by hour
      Me despierto, me levanto, me voy.
      Write ten sentences with times and draw a clock beside each.
      Me gusta mucho. Two pronouns ran away in sentences 6 and 9.`,
    graded("homework", 0, 0)`
      Daily Duolingo: seven-day streak, unit 14
      Practice for its own sake, no grade.
      Fifteen minutes each day. Note three words that were new to you.
      Seven of seven. The last lesson of the unit is done, too.`,
    graded("essay", 30, 28)`
      Una carta to a pen pal in Oaxaca
      Write a real first letter.
      120 words: who you are, your family, your week, and three questions.
      A letter someone will want to answer. Mind the accent in escríbeme.`,
    graded("quiz", 25, 23)`
      The preterite: what happened on Saturday?
      Tell it in the past.
      Regular -ar, -er, and -ir verbs only. Ten forms and one short paragraph.
      All ten forms are right but ir, which fools everyone once.`,
  ],
  current: [],
}
