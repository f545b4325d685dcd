import { current, graded } from "../content-text.ts"
import type { CourseWork } from "../content.ts"

export const eliGeography: CourseWork = {
  graded: [
    graded("quiz", 24, 22)`
      Continents and oceans
      Label all twelve on a blank map.
      Two points each. Use the word bank only if you must.
      Only the Southern Ocean got away.`,
    graded("homework", 20, 16)`
      Read a compass rose and a scale
      Find distance and direction.
      Use the park map. Answer ten questions such as how far it is from the gate to the pond, and which way.
      Directions are right. Measure from dot to dot, not from the labels.`,
    graded("project", 30, 25)`
      Map of our neighborhood
      Draw the streets from above.
      Walk first, sketch second. Add a title, key, compass rose, and scale.
      A real map with a real key. The scale is a guess, and you said so honestly.`,
    graded("homework", 20, 15)`
      Latitude and longitude battleship
      Find places by their numbers.
      Play three rounds with a sibling. Write the position of every ship before you call it.
      Latitude first! Say 'ladder' to remember which one climbs.`,
    graded("quiz", 22, 18)`
      States and capitals: the Northeast
      Eleven states, eleven capitals.
      Write each capital next to its state on the map.
      Nicely done. Augusta is Maine's, Montpelier is Vermont's.`,
    graded("project", 30, 24)`
      Landforms salt-dough map
      Mountains, plateau, plain, delta, island.
      Mix the dough, shape six landforms, paint, and label them.
      The delta is beautiful. The plateau came out as a second mountain.`,
    graded("project", 40, 31)`
      Country study: Kenya
      One page about one country.
      Include a map, flag, population, a food we can cook, and three facts that surprised you.
      The food section made us hungry. Add where you found the population.`,
    graded("quiz", 24, 19)`
      States and capitals: the Southeast
      Twelve states, twelve capitals.
      Same rules as the Northeast. Spelling counts for capitals.
      Tallahassee spelled right! Practice Montgomery and Columbia.`,
  ],
  current: [
    current("quiz", 24, { due: 0, status: "assigned" })`
      States and capitals: the Midwest
      Twelve more for the map.
      Play two rounds of the online map game first, then fill in the paper map without help.`,
    current("homework", 20, {
      due: 1,
      status: "submitted",
      submitted_hours_ago: 8,
      answer: {
        text: "The ten states are Minnesota, Wisconsin, Iowa, Illinois, Missouri, Kentucky, Tennessee, Arkansas, Mississippi and Louisiana. Three cities are Minneapolis, St. Louis and New Orleans. The Missouri and the Ohio join it. At Lake Itasca you can walk across it on stones.",
      },
    })`
      River detective: follow the Mississippi
      From Lake Itasca to the Gulf.
      Name the ten states it touches, three big cities on it, and two rivers that join it.`,
    current("homework", 20, { due: 5, status: "assigned" })`
      Time zones: call Grandma, call Tokyo
      What time is it over there?
      Use the time zone map to answer eight questions. Make two of your own for Dad.`,
    current("project", 40, { due: 7, status: "in_progress" })`
      Country study: Peru
      A second country, now with a source for every fact.
      Same parts as the study of Kenya. Write the source under each fact and draw the three regions.`,
  ],
}
