import type { Context } from 'hono'

/** Responds with a file to be saved, whole or as a stream. */
export async function download(
  c: Context,
  body: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>,
  file: { name: string; type: string },
) {
  const headers = { 'Content-Type': file.type, 'Content-Disposition': `attachment; filename="${file.name}"` }
  return body instanceof ReadableStream ? respondWithStream(c, body, headers) : c.body(body, 200, headers)
}

/** Responds with server-sent events. A proxy must not hold them back. */
export function eventStream(c: Context, events: ReadableStream<Uint8Array>) {
  return respondWithStream(c, events, { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' })
}

async function respondWithStream(c: Context, stream: ReadableStream<Uint8Array>, headers: Record<string, string>) {
  if (c.req.method !== 'HEAD') return c.body(stream, 200, headers)
  // Hono drops the body of a response to HEAD, and would leave the stream open.
  await stream.cancel()
  return c.body(null, 200, headers)
}
