import { listen, type RunningServer } from './listen.ts'

type Listening = Parameters<typeof listen>

const PATHS = new Set(['/health/live', '/health/ready', '/metrics'])

/** Serves only what programs that watch the server read, at a port that the internet does not reach. Without a port, it serves nothing. */
export async function listenForMonitoring(
  app: Listening[0],
  port: number | undefined,
  options: Listening[2],
): Promise<RunningServer | undefined> {
  if (port === undefined) return undefined
  const fetch: Listening[0]['fetch'] = (request, env) =>
    PATHS.has(new URL(request.url).pathname) ? app.fetch(request, env) : notHere()
  return listen({ fetch }, port, options)
}

const notHere = () => new Response(`This port serves ${[...PATHS].join(', ')}.\n`, { status: 404 })
