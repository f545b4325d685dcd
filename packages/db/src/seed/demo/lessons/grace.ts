import { lesson } from "../content-text.ts"
import type { LessonContent } from "../content.ts"

export const graceLessons = {
  "grace-algebra": [
    lesson(50, ["khanAlgebra"])`
      Systems by elimination
      Choose substitution or elimination and defend the choice.
      She rushes the sign when subtracting. Add instead.`,
    lesson(50, ["desmos", "phetLines"])`
      Line of best fit
      Fit by eye, then with technology, and compare.
      Use her own slope data.`,
    lesson(45, ["khanAlgebra"])`
      Exponents: why a zero power is one
      Derive the rules from patterns.
      Do not give the rule. She will find it.`,
    lesson(50, ["desmos"])`
      Exponential growth and decay
      Write a function from a starting value and a factor.
      Use the savings example, then the ball.`,
  ],
  "grace-biology": [
    lesson(55, ["crashBiology"])`
      From DNA to protein
      Trace a gene through transcription and translation.
      Use the snap beads. The wobble position can wait.`,
    lesson(55, ["openStaxBiology"])`
      Meiosis and why siblings differ
      Compare it with mitosis and count chromosomes.
      Photos of the three children make the point.`,
    lesson(50, ["bioInteractive"])`
      Beyond Mendel: blood types
      Use codominance and multiple alleles.
      Ask Grandma about her type beforehand.`,
    lesson(55, ["phetSelection"])`
      Natural selection with rabbits
      Change one factor and explain the graph.
      She should predict in writing first.`,
  ],
  "grace-world-history": [
    lesson(45, ["crashWorld"])`
      Trade winds and the Indian Ocean
      Explain how monsoons set the timetable of trade.
      The wind map beats the chapter here.`,
    lesson(45, ["khanWorld"])`
      Reading a source: who, when, why
      Source three short documents before using them.
      Model the first, share the second, she does the third.`,
    lesson(45, ["silkRoad"])`
      Mali and the gold trade
      Connect salt, gold, and scholarship at Timbuktu.
      Have the Catalan Atlas open on the big screen.`,
    lesson(50, ["crashWorld"])`
      The Black Death and its aftermath
      Follow one cause to three effects.
      Keep it factual at the table, Nora is listening.`,
  ],
  "grace-english": [
    lesson(50, ["odysseyText", "odysseyAudio"])`
      How an epic ends
      Discuss whether Book XXIV is needed.
      Let silence work. She needs a minute before the good idea.`,
    lesson(45, [])`
      The turn in a sonnet
      Find the volta in four sonnets and name what turns.
      Bring 'Those Winter Sundays' as an extra.`,
    lesson(50, ["folgerRomeo"])`
      Juliet's practical mind
      Compare the lovers' verbs in the balcony scene.
      Read it aloud twice with roles swapped.`,
    lesson(45, ["owl"])`
      Thesis statements that can be argued with
      Write three claims and test them with 'says who?'.
      Two of her last three were facts, not claims.`,
  ],
  "grace-spanish": [
    lesson(45, ["duolingoSpanish"])`
      Food, likes, and gustar
      Say what you and others like.
      Señora Vega leads. Print the menu.`,
    lesson(45, ["spanishDict"])`
      Reflexive routines
      Tell a morning in order with times.
      Ask about her real morning. It is funnier.`,
    lesson(45, ["spanishDict", "duolingoSpanish"])`
      First steps in the preterite
      Tell three things you did yesterday.
      Regular verbs only today.`,
    lesson(40, ["radioAmbulante"])`
      Listening: a story in slow Spanish
      Note who, where, and what happened.
      First listening without the transcript.`,
  ],
  "grace-art": [
    lesson(50, ["smarthistoryCourse"])`
      Giotto and the weight of people
      See how a body takes up space in a flat picture.
      Compare with the Cimabue first, then ask what changed.`,
    lesson(60, ["metTimeline"])`
      Brunelleschi's experiment
      Rebuild the mirror test with a postcard.
      Drill the peephole ahead of time.`,
    lesson(60, [])`
      Oil pastel: layering and scraping
      Block in, layer, and lift color.
      Open the window, and cover the table.`,
    lesson(50, ["googleArts", "smarthistoryCourse"])`
      Sofonisba Anguissola and the portrait
      Describe a pose, a look, and a hand.
      Zoom in on the chess game.`,
  ],
} satisfies Record<string, LessonContent[]>
