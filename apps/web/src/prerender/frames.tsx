import { standIn } from "./stand-in-browser.ts"
import type { AppRouter } from "@hearthbook/api"
import type { UserView } from "@hearthbook/api/access/auth"
import { MantineProvider } from "@mantine/core"
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { createTRPCClient } from "@trpc/client"
import { observable } from "@trpc/server/observable"
import { Suspense } from "react"
import { renderToString } from "react-dom/server"
import { Router } from "wouter"
import { destinationsOf } from "../app/routes/access.ts"
import { adultShell, protectedRoute, studentShell, type ProtectedPath } from "../app/routes/protected-routes.ts"
import { cssVariables, theme } from "../app/theme/theme.ts"
import { paths } from "../lib/paths.ts"
import { session } from "../session/client.ts"
import { trpc } from "../api/trpc.ts"
import { PageSkeleton } from "../ui/feedback/page-skeleton.tsx"
import { drawnFrame } from "../ui/feedback/drawn-frame.ts"

/** The pages that are opened every day, whose frame contains the page's own skeleton. */
const daily = [
  paths.dashboard,
  paths.week,
  paths.attendance,
  paths.assignments,
  paths.schedule,
  paths.studentDashboard,
  paths.studentAssignments,
  paths.studentSchedule,
] satisfies ProtectedPath[]

/** The widths in pixels for which the adult frame differs by more than its styles: a phone, a tablet or folded sidebar, and a desk. */
const adultWidths = { phone: 390, tablet: 900, desk: 1280 }

/** The frame of a page: its markup by 'adult-phone', 'adult-tablet', 'adult-desk' or 'student'. */
export type Frame = { path: string; markup: Record<string, string> }

/** Stands for the signed-in person. public/before-paint.js puts the real one into the frame. */
const someone: UserView = {
  id: "",
  email: "%email%",
  role: "parent",
  first_name: "%first%",
  last_name: "%last%",
  avatar_id: null,
  student_id: null,
  is_google_drive_connected: false,
  email_verified: true,
  must_change_password: false,
  theme: "auto",
  date_format: "MM/DD/YYYY",
}

/** A server that never answers, so that the pages stay as they are before their data. */
const silentServer = createTRPCClient<AppRouter>({ links: [() => () => observable(() => undefined)] })

/**
 * Draws the frames of the daily pages, and the frames of both areas for all others (path '*'), once per build. A frame is what the app
 * shows before it has any data.
 */
export async function renderFrames(): Promise<Frame[]> {
  await Promise.all([adultShell, studentShell, ...daily.map(protectedRoute)].map(({ prefetch }) => prefetch()))
  drawnFrame.isShown = true
  const adult = (path: ProtectedPath | null) =>
    Object.fromEntries(
      Object.entries(adultWidths).map(([name, width]) => [`adult-${name}`, render("parent", width, path)]),
    )
  const student = (path: ProtectedPath | null) => ({ student: render("student", adultWidths.phone, path) })
  return [
    { path: "*", markup: { ...adult(null), ...student(null) } },
    ...daily.map((path) => ({ path, markup: path.startsWith("/student/") ? student(path) : adult(path) })),
  ]
}

function render(role: UserView["role"], width: number, path: ProtectedPath | null): string {
  standIn.width = width
  session.signIn({ user: { ...someone, role }, access_token: "", refresh_token: "", remember: false })
  const { Page: Shell } = role === "student" ? studentShell : adultShell
  const Page = path ? protectedRoute(path).Page : PageSkeleton
  const queryClient = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } })
  const markup = renderToString(
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <trpc.Provider client={silentServer} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          <Router ssrPath={path ?? "/"} ssrSearch="">
            <Shell destinations={destinationsOf(role)}>
              <Suspense fallback={<PageSkeleton />}>
                <Page />
              </Suspense>
            </Shell>
          </Router>
        </QueryClientProvider>
      </trpc.Provider>
    </MantineProvider>,
  )
  return withBlanks(markup)
}

/** Replaces what depends on the person and the time by elements that public/before-paint.js fills. */
function withBlanks(markup: string): string {
  const blank = (name: string) => `<span data-fill="${name}"></span>`
  return markup
    .replaceAll(/ aria-label="[^"]*%first%[^"]*"/g, "")
    .replace(/^(?:<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>)*/, "")
    .replace(/<title>.*?<\/title>/g, "")
    .replace(/Good (?:morning|afternoon|evening), (?:<!-- -->)?%first%/g, blank("greeting"))
    .replace(/Session (?:paused|expires in \d+m)/g, blank("left"))
    .replace(/(?<=It is )[A-Z][a-z]+, [A-Z][a-z]+ \d+/g, blank("date"))
    .replace(/(?<=Week of )[A-Z][a-z]+ \d+/g, blank("week"))
    .replaceAll(/%first%(?: |<!-- -->)*%last%/g, blank("name"))
    .replaceAll("%first%", blank("first"))
    .replaceAll(/>%%</g, `>${blank("initials")}<`)
    .replaceAll(/%email%|%<wbr\/>email%/g, blank("email"))
    .replaceAll(/ (?:id|aria-controls|aria-labelledby|aria-describedby)="[^"]*"/g, "")
}
