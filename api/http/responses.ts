import type { Context } from 'hono'

/** Responds with a file to be saved, whole or as a stream. */
export function download(
  c: Context,
  body: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>,
  file: { name: string; type: string },
) {
  return c.body(body, 200, { 'Content-Type': file.type, 'Content-Disposition': `attachment; filename="${file.name}"` })
}

/** Responds with server-sent events. A proxy must not hold them back. */
export async function eventStream(c: Context, events: ReadableStream<Uint8Array>) {
  const headers = { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' }
  if (c.req.method !== 'HEAD') return c.body(events, 200, headers)
  // Hono drops the body of a response to HEAD, and would leave the stream open.
  await events.cancel()
  return c.body(null, 200, headers)
}
