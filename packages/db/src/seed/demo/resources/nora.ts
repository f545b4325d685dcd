import { resource, type ResourceContent } from "./resource-content.ts"

export const noraResources = {
  starfall: resource("link", { course: "nora-reading" })`
    Starfall: Learn to Read
    Letter sounds and first stories with sound.
    https://www.starfall.com/h/ltr-classic/`,
  peterRabbit: resource("document", { course: "nora-reading", provider: "gutenberg" })`
    The Tale of Peter Rabbit, by Beatrix Potter
    The whole story with the author's pictures.
    https://www.gutenberg.org/ebooks/14838`,
  storyline: resource("video", { course: "nora-reading" })`
    Storyline Online
    Actors read picture books aloud.
    https://storylineonline.net/`,
  khanKids: resource("link", { course: "nora-math", provider: "khan" })`
    Khan Academy: Kindergarten math
    Counting, adding, and shapes in short exercises.
    https://www.khanacademy.org/math/cc-kindergarten-math`,
  bedtimeMath: resource("link", { course: "nora-math" })`
    Bedtime Math
    One playful problem a day, at three levels.
    https://bedtimemath.org/`,
  sciShowKids: resource("video", { course: "nora-nature" })`
    SciShow Kids
    Short films that answer children's questions.
    https://www.youtube.com/@SciShowKids`,
  allAboutBirds: resource("link", { course: "nora-nature", provider: "cornell" })`
    All About Birds, Cornell Lab of Ornithology
    Pictures and songs of the birds at the feeder.
    https://www.allaboutbirds.org/guide/`,
  seek: resource("other", { course: "nora-nature" })`
    Seek by iNaturalist
    Point the camera at a leaf and learn its name.
    https://www.inaturalist.org/pages/seek_app`,
  artHub: resource("video", { course: "nora-art" })`
    Art for Kids Hub
    Draw along, one step at a time.
    https://www.artforkidshub.com/`,
  starryNight: resource("image", { course: "nora-art" })`
    The Starry Night at MoMA
    The painting, large enough to look around in.
    https://www.moma.org/collection/works/79802`,
  hoffmanPiano: resource("video", { course: "nora-music", provider: "hoffman" })`
    Hoffman Academy: free piano lessons, unit 1
    Mr. Hoffman's first songs on the black keys.
    https://www.hoffmanacademy.com/`,
  musicLab: resource("link", { course: "nora-music" })`
    Chrome Music Lab
    Play with rhythm, pitch, and sound.
    https://musiclab.chromeexperiments.com/`,
  classicsForKids: resource("audio", { course: "nora-music" })`
    Classics for Kids
    Six-minute radio shows on composers.
    https://www.classicsforkids.com/`,
} satisfies Record<string, ResourceContent>
